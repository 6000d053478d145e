/**
 * Whether a request submits a form, to its page or to its API route.
 *
 * @param path the request path or the route pattern
 */
export const isFormPost = (method: string, path: string): boolean =>
  method === 'POST' &&
  /^(\/\w\w)?\/(contact|register|pdpa\/(confirm|request|withdraw)|api\/(leads|v2\/register|consent))$/.test(
    path,
  );
