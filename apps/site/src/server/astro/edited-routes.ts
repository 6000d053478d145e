/*
 * Every page that is built can be made once more while the site runs, of other words and figures, by routes that no
 * visitor can ask for (`pages/edited`).
 */

/** The route at which what is built at a path is made anew. */
export const editedRoute = (path: string): string =>
  path.endsWith('/registration.json') ? '/edited/registration.json' : '/edited/page';

/** Whether a route is one of those. */
export const isEditedRoute = (route: string): boolean => route.startsWith('/edited/');
