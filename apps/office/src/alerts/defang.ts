/** The full stop and the characters that IDNA treats as one. */
const DOT = '[.\\u2024\\u3002\\uff0e\\uff61]';
/** Start of a top-level domain; Thai letters only for the two Thai domains, since Thai abbreviations use dots. */
const TOP = '(?:(?!\\p{Script=Thai})\\p{L}){2}|(?:ไทย|คอม)(?!\\p{Script=Thai})';

const domainDot = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}_-])${DOT}(?=${TOP})`, 'gu');
const numbers = new RegExp(`\\d{1,3}(?:${DOT}\\d{1,3}){3}`, 'gu');
const dots = new RegExp(DOT, 'gu');

/**
 * Rewrites addresses so that no program turns them into links: `https://evil.co/x` becomes `hxxps://evil. co/x`. The
 * space after the dot keeps `Dr.Somchai` readable. Thai abbreviations (`น.ส.มาลี`) stay unchanged.
 */
export function defanged(text: string): string {
  return text
    .replace(/h(t)(t)(p)(?=s?\s*[:：])/gi, (_, first: string, second: string, p: string) => {
      const cross = (letter: string) => (letter === 'T' ? 'X' : 'x');
      return `h${cross(first)}${cross(second)}${p}`;
    })
    .replace(/(?<!hxxps?)([:：])(?=[/\\]{2})/giu, '$1 ')
    .replace(/\b(mailto|tel|sms|line|javascript|data)([:：])(?=\S)/gi, '$1$2 ')
    .replace(domainDot, '. ')
    .replace(numbers, (address) => address.replace(dots, '. '));
}
