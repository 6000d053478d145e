/** Separators between a title and the brand name after it. */
const separator = String.raw`\s*[|｜¦\-–—―·•:：/\\,~>»«(\[]+\s*`;

/** Removes the brand and its separator from the end of a title; may return an empty text. */
export const withoutBrand = (title: string, names: readonly string[]): string =>
  title.replace(new RegExp(`(?:${separator}(?:${spellings(names)})[)\\]\\s]*)+$`, 'iu'), '').trim();

/** Returns a regular expression source that matches any of the names, with or without spaces. */
export const spellings = (names: readonly string[]): string => names.map(spelled).join('|');

const spelled = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(String.raw`\s*`);
