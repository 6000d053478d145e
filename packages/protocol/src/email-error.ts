import { mendEmail } from './email.ts';

/** Where most people of Thailand have their mail. */
const known = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'windowslive.com'],
  ...['live.com', 'hotmail.co.th', 'yahoo.co.th', 'outlook.co.th'],
];
/** One letter from a known one, and somebody's real mail. */
const real = new Set(['mail.com', 'ymail.com', 'email.com', 'live.co.th', 'love.com', 'line.com']);
/** Endings that fingers make of `.com` and `.co.th`. */
const endings: readonly [problem: RegExp, meant: string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|cpm|c0m|cim|coom|colm)$/, '.com'],
  [/\.co\.?(?:ht|yh|tj|rh|thh|tth)$|\.coth$|\.c\.th$/, '.co.th'],
];

/**
 * The address that was probably meant where its domain looks misspelt (`gmial.com`, `gmail.con`);
 * nothing where it does not. To be asked, never to be put in place of what was typed: a clinic may
 * well own the other.
 */
export function suggestedEmail(typed: string): string | undefined {
  const address = mendEmail(typed);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || known.includes(domain) || real.has(domain)) return undefined;
  const ending = endings.find(([problem]) => problem.test(domain));
  const mended = ending ? domain.replace(...ending) : domain;
  const meant =
    known.find((host) => host === mended || host.split('.')[0] === mended) ??
    known.find((host) => isOneProblem(mended, host)) ??
    mended;
  return meant === domain ? undefined : address.slice(0, at + 1) + meant;
}

/** Whether one word is another with one letter more, less, other, or two changed about. */
function isOneProblem(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [a, b] = [Array.from(typed).slice(start), Array.from(meant).slice(start)];
  const isSame = (one: string[], other: string[]) => one.join('') === other.join('');
  const isSwapped = a[0] === b[1] && a[1] === b[0] && isSame(a.slice(2), b.slice(2));
  const isOther = isSame(a.slice(1), b.slice(1));
  return isSwapped || isOther || isSame(a.slice(1), b) || isSame(a, b.slice(1));
}
