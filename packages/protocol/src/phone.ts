const THAI_ZERO = '๐'.charCodeAt(0);

/** Thai digits as 0–9. */
export const foldDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));

/**
 * Folds the spellings that people type into the one that the rule knows: Thai digits to 0–9,
 * brackets and dots dropped, dashes of any kind to a hyphen, an extension ("ต่อ 12") cut off.
 */
export function foldPhone(raw: string): string {
  return foldDigits(raw)
    .replace(/\s*(?:ต่อ|ext\.?)\s*\d{1,6}\s*$/i, '')
    .replace(/[().[\]]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ')
    .trim();
}

const pattern = /^[+\d]?(?:[ -]?\d){7,14}$/;

/** Whether a phone number is acceptable as typed (spec §5, after folding: 8 to 20 characters). */
export function isPhone(raw: string): boolean {
  const folded = foldPhone(raw);
  return folded.length >= 8 && folded.length <= 20 && pattern.test(folded);
}
