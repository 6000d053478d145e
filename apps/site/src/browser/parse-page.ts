const rules = { createHTML: (html: string) => html };
const policy = window.trustedTypes?.createPolicy('own-page', rules) ?? rules;

/** A page of the site as a document of its own: nothing in it runs, or loads anything. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
