/**
 * Maximum length of an article's HTML in characters, about a hundred printed pages. The office rejects longer
 * articles when they are published, the site when they are synced: their pages would take too long to render
 * and to read.
 */
export const LONGEST_ARTICLE = 300_000;
