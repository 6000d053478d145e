const rules = { createHTML: (html: string) => html };
const policy = window.trustedTypes?.createPolicy('own-page', rules) ?? rules;

/** Parses a page of this site into an inert document: no script runs and nothing is loaded. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
