/** Dots by which somebody links: the full stop, and what addresses count as one. */
const DOT = '[.\\u2024\\u3002\\uff0e\\uff61]';
/** How the name of a top-level domain begins; Thai has two, and honorifics that end in a dot. */
const TOP = '(?:(?!\\p{Script=Thai})\\p{L}){2}|(?:ไทย|คอม)(?!\\p{Script=Thai})';

const domainDot = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}_-])${DOT}(?=${TOP})`, 'gu');
const numbers = new RegExp(`\\d{1,3}(?:${DOT}\\d{1,3}){3}`, 'gu');
const dots = new RegExp(DOT, 'gu');

/**
 * A text that nothing makes into a link: `https://evil.co/x` becomes `hxxps://evil. co/x`. With a space
 * behind the dot `Dr.Somchai` still reads well. Thai abbreviations (`น.ส.มาลี`) stay as they are.
 */
export function defanged(text: string): string {
  return text
    .replace(/h(t)(t)(p)(?=s?\s*[:：])/gi, (_, one: string, two: string, p: string) => {
      const cross = (letter: string) => (letter === 'T' ? 'X' : 'x');
      return `h${cross(one)}${cross(two)}${p}`;
    })
    .replace(/(?<!hxxps?)([:：])(?=[/\\]{2})/giu, '$1 ')
    .replace(/\b(mailto|tel|sms|line|javascript|data)([:：])(?=\S)/gi, '$1$2 ')
    .replace(domainDot, '. ')
    .replace(numbers, (address) => address.replace(dots, '. '));
}
