/**
 * Counts characters as a person who types would: Unicode code points. A Thai vowel or tone mark is
 * one (it is one key), an emoji outside the basic plane is one, a line break is one however the
 * browser sends it.
 */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll('\r\n', '\n')).length;
}

/**
 * What no key types and no database keeps alike: control characters but tab and line feed, the two
 * noncharacters at the end of the plane, halves of a pair without the other.
 */
const controls = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

/**
 * Text without control characters (C0 but tab and line feed, DEL, C1), U+FFFE, U+FFFF and lone
 * surrogates. They are removed where text comes in, so that what is left is stored as it was typed.
 */
export const withoutControls = (text: string): string => text.replace(controls, '');

/** JSON without control characters in any of its texts and keys, however deep. */
export function jsonWithoutControls(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(jsonWithoutControls);
  // A Date, say, is an object and none of JSON's.
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, below]) => [withoutControls(key), jsonWithoutControls(below)]),
  );
}
