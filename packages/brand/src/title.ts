/** What people put between a title and a name after it. */
const separator = String.raw`\s*[|｜¦\-–—―·•:：/\\,~>»«(\[]+\s*`;

/** A page's title without the brand that stands at its end, after any separator; empty where there is nothing else. */
export const withoutBrand = (title: string, names: readonly string[]): string =>
  title.replace(new RegExp(`(?:${separator}(?:${spellings(names)})[)\\]\\s]*)+$`, 'iu'), '').trim();

/** A pattern of names as people type them, with or without their spaces. */
export const spellings = (names: readonly string[]): string => names.map(spelled).join('|');

const spelled = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(String.raw`\s*`);
