/**
 * Counts Unicode code points, which match typed characters: a Thai vowel or tone mark is one (it is one key), an
 * emoji outside the basic plane is one, and a line break is one even when the browser sends CR LF.
 */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll('\r\n', '\n')).length;
}

/**
 * Characters that keyboards do not type and databases store differently: control characters except tab and line
 * feed, the two noncharacters at the end of the plane, and lone surrogates.
 */
const controls = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

/**
 * Removes control characters (C0 except tab and line feed, DEL, C1), U+FFFE, U+FFFF and lone surrogates. Applied
 * to input, so that the rest is stored as typed.
 */
export const withoutControls = (text: string): string => text.replace(controls, '');

/** Removes control characters from all texts and keys of a JSON value. */
export function jsonWithoutControls(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(jsonWithoutControls);
  // A Date is an object but not a JSON object.
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, child]) => [withoutControls(key), jsonWithoutControls(child)]),
  );
}
