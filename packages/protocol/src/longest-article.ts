/**
 * Characters of the longest article's HTML: some hundred printed pages. What is longer is refused, by
 * the office when it is published and by the site when it is sent: its page would take too long to make
 * and to read.
 */
export const LONGEST_ARTICLE = 300_000;
