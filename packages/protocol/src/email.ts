import { plainSpelling } from './spelling.ts';

/** The most characters that mail carries (RFC 5321). */
const LONGEST = 254;
const LONGEST_NAME = 64;
const LONGEST_LABEL = 63;
/** Of a longer text only the beginning is read, which is too long for an address all the same. */
const READ = 1000;

/**
 * What may stand behind a whole address: another one, a remark in brackets, words that are no part of
 * any address. `a@gmail.co m` is none of it, but a mistake.
 */
const more =
  /^([^\s@]+@[^\s@,;/(]+\.[^\s@,;/(]{2,})(?:\s*[,;/]\s*\S+@|\s*\(|\s+(?:\P{ASCII}|\S+@)).*$/u;

/**
 * Thai words right behind a whole domain, with or without a sign between them: `a@clinic.co.th.โทรบ่าย`,
 * `a@gmail.comครับ`. The one ending in Thai letters is `ไทย`.
 */
const thaiBehind = /(@(?:[a-z\d-]+\.)+[a-z]{2,})(?!\.ไทย$)[\p{P}\s]*[\u0e01-\u0e5b].*$/iu;

/** What still belongs to an address behind a whole domain, a dot and a blank: its ending. */
const ending = /^(?:(?:com?|net|org?|ac|go|in|mi|edu|gov|info|biz)(?:\.[a-z]{2})?|[a-z]{2})$/i;

/**
 * Takes out the blanks around the dots of an address, which phones put in by themselves, and what is a
 * sentence behind a whole one: `info@clinic.co.th. โทรบ่าย`.
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

/** What stands before an address to say that it is one. */
const label = /^(?:mailto|e-?mail|อีเมล์?)\s*[:\s]\s*/i;

/**
 * The address that a typed text names, the first of several: what nobody sees, blanks, `mailto:`, brackets and what
 * stands behind it dropped, full-width signs and Thai digits folded, a comma in the domain to a dot.
 */
export function mendEmail(typed: string): string {
  const plain = plainSpelling(typed).trim().slice(0, READ);
  // Somchai <somchai@clinic.co.th>, as a mail program copies it.
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

/** Whether a typed text says more than the address that {@link mendEmail} takes from it. */
export function saysMoreThanEmail(typed: string): boolean {
  const signs = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return signs(plainSpelling(typed).trim().replace(label, '')) !== signs(mendEmail(typed));
}

/** A name as mail servers give out: letters of any script, and the signs of RFC 5322. */
const name = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Why a typed text is no e-mail address; nothing where it has the shape of one (spec §5). */
export function emailProblem(typed: string): 'at' | 'domain' | 'wrong' | undefined {
  const address = mendEmail(typed);
  const [local = '', domain, ...more] = address.split('@');
  if (domain === undefined || more.length > 0) return 'at';
  const labels = domain.split('.');
  const isDomain = labels.every((part) => domainLabel.test(part) && part.length <= LONGEST_LABEL);
  // A country or a kind of domain is never a number alone, and never one letter.
  if (!isDomain || labels.length < 2 || /^.$|^\d+$/u.test(labels.at(-1) ?? '')) return 'domain';
  const isName = name.test(local) && local.length <= LONGEST_NAME;
  return isName && address.length <= LONGEST ? undefined : 'wrong';
}
