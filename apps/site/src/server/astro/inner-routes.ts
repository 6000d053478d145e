/*
 * Routes that no visitor can ask for. Every page that is built can be made once more while the site runs, of other words
 * and figures (`pages/edited`); and what is around the results of a search is rendered once for many (`pages/frames`).
 */

/** The route at which what is built at a path is made anew. */
export const editedRoute = (path: string): string =>
  path.endsWith('/registration.json') ? '/edited/registration.json' : '/edited/page';

/** The route of a search's page with holes. */
export const SEARCH_FRAME = '/frames/search';

/** Whether a route is one of those. */
export const isInnerRoute = (route: string): boolean => /^\/(edited|frames)\//.test(route);
