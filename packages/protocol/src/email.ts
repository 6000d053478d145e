import { plainSpelling } from './text.ts';

/** Maximum length of an address (RFC 5321). */
const LONGEST = 254;
const LONGEST_NAME = 64;
const LONGEST_LABEL = 63;
/** Longer texts are truncated; the rest is still too long for an address. */
const READ = 1000;

/**
 * Text after a complete address: another address, a remark in brackets, or words that cannot be part of an
 * address. `a@gmail.co m` does not match: it is a typing error.
 */
const more =
  /^([^\s@]+@[^\s@,;/(]+\.[^\s@,;/(]{2,})(?:\s*[,;/]\s*\S+@|\s*\(|\s+(?:\P{ASCII}|\S+@)).*$/u;

/**
 * Thai words directly after a complete domain, with or without punctuation: `a@clinic.co.th.โทรบ่าย`,
 * `a@gmail.comครับ`. The only top-level domain in Thai is `ไทย`.
 */
const thaiBehind = /(@(?:[a-z\d-]+\.)+[a-z]{2,})(?!\.ไทย$)[\p{P}\s]*[\u0e01-\u0e5b].*$/iu;

/** A domain ending, which still belongs to the address after a domain, a dot and a space. */
const ending = /^(?:(?:com?|net|org?|ac|go|in|mi|edu|gov|info|biz)(?:\.[a-z]{2})?|[a-z]{2})$/i;

/**
 * Removes spaces around the dots of an address, which phone keyboards insert, and a sentence after the
 * address: `info@clinic.co.th. โทรบ่าย`.
 */
function joinDots(text: string): string {
  const [first = '', ...rest] = text.split(/\s*\.\s+|\s+\./);
  let joined = first;
  for (const part of rest) {
    const [, domain = ''] = joined.split('@');
    if (domain.includes('.') && !ending.test(part)) return joined;
    joined += `.${part}`;
  }
  return joined;
}

/** A label before an address. */
const label = /^(?:mailto|e-?mail|อีเมล์?)\s*[:\s]\s*/i;

/**
 * Extracts the first address from a typed text: removes invisible characters, spaces, `mailto:`, brackets and text after
 * it; normalizes full-width characters and Thai digits, and replaces a comma in the domain by a dot.
 */
export function extractEmail(typed: string): string {
  const plain = plainSpelling(typed).trim().slice(0, READ);
  // Somchai <somchai@clinic.co.th>, as mail programs copy it.
  const bare = /<([^<>]*@[^<>]*)>/.exec(plain)?.[1] ?? plain;
  const address = bare
    .replace(/^[\s"'“”‘’([{<]+/, '')
    .replace(label, '')
    .replace(/^(\S+@\S+?)\?.*$/, '$1')
    .replace(/[^\p{L}\p{M}\p{N}@]+$/u, '')
    .replace(/\s*@\s*/g, '@')
    .replace(thaiBehind, '$1');
  const whole = joinDots(address).replace(more, '$1');
  const at = whole.lastIndexOf('@');
  return whole.slice(0, at + 1) + whole.slice(at + 1).replaceAll(',', '.');
}

/** Returns whether a typed text contains more than the address that {@link extractEmail} extracts. */
export function hasMoreThanEmail(typed: string): boolean {
  const signs = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return signs(plainSpelling(typed).trim().replace(label, '')) !== signs(extractEmail(typed));
}

/** The local part of an address: letters of any script and the characters of RFC 5322. */
const name = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Returns why a typed text is not an e-mail address; undefined when it has the form of one (spec §5). */
export function emailProblem(typed: string): 'at' | 'domain' | 'wrong' | undefined {
  const address = extractEmail(typed);
  const [local = '', domain, ...more] = address.split('@');
  if (domain === undefined || more.length > 0) return 'at';
  const labels = domain.split('.');
  const isDomain = labels.every((part) => domainLabel.test(part) && part.length <= LONGEST_LABEL);
  // A top-level domain is never numeric and never a single letter.
  if (!isDomain || labels.length < 2 || /^.$|^\d+$/u.test(labels.at(-1) ?? '')) return 'domain';
  const isName = name.test(local) && local.length <= LONGEST_NAME;
  return isName && address.length <= LONGEST ? undefined : 'wrong';
}

/** The most common mail providers in Thailand. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'windowslive.com',
  'live.com',
  'hotmail.co.th',
  'yahoo.co.th',
  'outlook.co.th',
];
/** Real domains that differ from a provider's by a single letter. */
const lookalikes = new Set([
  'mail.com',
  'ymail.com',
  'email.com',
  'live.co.th',
  'love.com',
  'line.com',
]);
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
  if (at < 1 || providers.includes(domain) || lookalikes.has(domain)) return undefined;
  const slip = endings.find(([typo]) => typo.test(domain));
  const corrected = slip ? domain.replace(...slip) : domain;
  const intended =
    providers.find((host) => host === corrected || host.split('.')[0] === corrected) ??
    providers.find((host) => isOneTypo(corrected, host)) ??
    corrected;
  return intended === domain ? undefined : address.slice(0, at + 1) + intended;
}

/** Returns whether two words differ by one inserted, deleted, replaced or transposed letter. */
function isOneTypo(typed: string, intended: string): boolean {
  if (Math.abs(typed.length - intended.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === intended[start]) start += 1;
  const a = Array.from(typed).slice(start);
  const b = Array.from(intended).slice(start);
  const isSame = (left: string[], right: string[]) => left.join('') === right.join('');
  const isSwapped = a[0] === b[1] && a[1] === b[0] && isSame(a.slice(2), b.slice(2));
  const isReplaced = isSame(a.slice(1), b.slice(1));
  return isSwapped || isReplaced || isSame(a.slice(1), b) || isSame(a, b.slice(1));
}
