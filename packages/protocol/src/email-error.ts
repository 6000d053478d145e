import { extractEmail } from './email.ts';

/** The most common mail providers in Thailand. */
const known = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'windowslive.com'],
  ...['live.com', 'hotmail.co.th', 'yahoo.co.th', 'outlook.co.th'],
];
/** Real domains that differ from a known one by a single letter. */
const real = new Set(['mail.com', 'ymail.com', 'email.com', 'live.co.th', 'love.com', 'line.com']);
/** Common typing errors for `.com` and `.co.th`. */
const endings: readonly [typo: RegExp, intended: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|cpm|c0m|cim|coom|colm)$/, '.com'],
  [/\.co\.?(?:ht|yh|tj|rh|thh|tth)$|\.coth$|\.c\.th$/, '.co.th'],
];

/**
 * Suggests an address when the domain looks misspelt (`gmial.com`, `gmail.con`); undefined otherwise.
 * Callers show it as a suggestion and keep the typed address: a clinic may own the other domain.
 */
export function suggestedEmail(typed: string): string | undefined {
  const address = extractEmail(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || known.includes(domain) || real.has(domain)) return undefined;
  const ending = endings.find(([typo]) => typo.test(domain));
  const corrected = ending ? domain.replace(...ending) : domain;
  const intended =
    known.find((host) => host === corrected || host.split('.')[0] === corrected) ??
    known.find((host) => isOneTypo(corrected, host)) ??
    corrected;
  return intended === domain ? undefined : address.slice(0, at + 1) + intended;
}

/** Returns whether two words differ by one inserted, deleted, replaced or transposed letter. */
function isOneTypo(typed: string, intended: string): boolean {
  if (Math.abs(typed.length - intended.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === intended[start]) start += 1;
  const [a, b] = [Array.from(typed).slice(start), Array.from(intended).slice(start)];
  const isSame = (left: string[], right: string[]) => left.join('') === right.join('');
  const isSwapped = a[0] === b[1] && a[1] === b[0] && isSame(a.slice(2), b.slice(2));
  const isReplaced = isSame(a.slice(1), b.slice(1));
  return isSwapped || isReplaced || isSame(a.slice(1), b) || isSame(a, b.slice(1));
}
