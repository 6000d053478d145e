/**
 * Whether somebody sent a form: to the page that shows it again if need be, or to its call.
 *
 * @param path the address, or the pattern of the route that stands there
 */
export const isFormPost = (method: string, path: string): boolean =>
  method === 'POST' &&
  /^(\/\w\w)?\/(contact|register|api\/(leads|v2\/register|consent))$/.test(path);
