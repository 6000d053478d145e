import { foldPhone, plainSpelling } from '@clinicdee/protocol';
import type { CollectionBeforeOperationHook, Where } from 'payload';

type Condition = Record<string, unknown>;

/**
 * One spelling for all that look the same: composed and decomposed letters (ำ is also typed as ํ and า), the
 * order of Thai marks, แ as two เ, full-width letters, Thai digits, quotes, unseen characters, capitals.
 */
function foldSpelling(text: string): string {
  return (
    plainSpelling(text.normalize('NFKC'))
      // A mark above or below stands before the tone mark, and so does the ring of ำ.
      .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e3a\u0e47\u0e4d])/g, '$2$1')
      .replaceAll('เเ', 'แ')
      .replace(/[‘’‛′]/g, "'")
      .replace(/[“”„″]/g, '"')
      .replace(/ +/g, ' ')
      .trim()
      .toLowerCase()
  );
}

/** What is kept to find a name by: in one spelling, also without its spaces, which Thai does not need. */
export function nameSearchText(name: string): string {
  const folded = foldSpelling(name);
  return [...new Set([folded, folded.replaceAll(' ', '')])].join(' ');
}

/**
 * What people put before a name, one behind the other, and do not mean when they look for it: words, and whatever is
 * abbreviated with stops (`ผศ.ดร.`, `ทพญ.`, `ร.ต.อ.`).
 */
const TITLE =
  /^(?:(?:(?:[ก-ฮ]{1,4}\.)+|คุณ|นางสาว|นาย|นาง|หมอ|อาจารย์|ดร(?= )|khun(?= )|(?:dr|k|miss|mrs?|ms|prof)(?:\.|(?= ))) *)+(?=[ก-ฮเ-ไa-z].)/u;

/** A typed name as {@link nameSearchText} keeps it, without titles. */
const nameTyped = (typed: string): string => foldSpelling(typed).replace(TITLE, '');

/** Digits alone, whatever dashes, brackets, spaces or Thai digits were typed. */
export function phoneDigits(text: string): string {
  return foldPhone(text).replace(/\D/g, '');
}

/**
 * What is kept to find a number by: its digits as typed and in international form, so that
 * 081…, 6681… and +66 81… all lead to it.
 */
export function phoneSearchText(phone: string, phoneE164: string): string {
  const national = phoneE164.startsWith('+66') ? `0${phoneE164.slice(3)}` : '';
  return [...new Set([phoneDigits(phone), phoneDigits(phoneE164), national])]
    .filter(Boolean)
    .join(' ');
}

/**
 * Rewrites a list search: a name and an e-mail are compared in one spelling, a phone by its digits, a
 * reference as it is kept, whatever spelling was typed.
 */
export function foldSearch(where: Where): Where {
  const entries = Object.entries(where).flatMap(([key, condition]): [string, unknown][] => {
    if (Array.isArray(condition)) return [[key, condition.map(foldSearch)]];
    const typed = typeof condition === 'object' ? Object.values(condition as Condition)[0] : '';
    if (typeof typed !== 'string') return [[key, condition]];
    if (key === 'fullname') return nameConditions(condition);
    if (key === 'email') return [[key, emailCondition(condition)]];
    if (key === 'phoneSearch') return [[key, phoneCondition(typed)]];
    if (key === 'reference') return [[key, referenceCondition(typed, condition)]];
    return [[key, condition]];
  });
  return Object.fromEntries(entries) as Where;
}

/** Lets the list's search box find a name, an e-mail, a phone and a reference in any spelling. */
export const searchAnySpelling: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  return where ? { ...args, where: foldSearch(where) } : args;
};

/** The operators that look for a part of a text. */
const PARTIAL = new Set(['like', 'contains', 'not_like']);

/** A part of a name is looked for in its search text; a whole name is meant as it is written. */
function nameConditions(condition: Condition): [string, Condition][] {
  const conditions: Record<string, Condition> = {};
  for (const [operator, typed] of Object.entries(condition)) {
    const isPart = PARTIAL.has(operator) && typeof typed === 'string';
    const field = isPart ? 'nameSearch' : 'fullname';
    const value: unknown = isPart ? nameTyped(typed) : typed;
    conditions[field] = { ...conditions[field], [operator]: value };
  }
  return Object.entries(conditions);
}

function emailCondition(condition: Condition): Condition {
  return Object.fromEntries(
    Object.entries(condition).map(([operator, typed]) =>
      PARTIAL.has(operator) && typeof typed === 'string'
        ? [operator, foldSpelling(typed)]
        : [operator, typed],
    ),
  );
}

function phoneCondition(typed: string): Condition {
  const number = foldPhone(typed.trim().replace(/^(?:โทร|tel)[.:\s]*/i, ''));
  // The digits of a name, an e-mail or a reference are no phone.
  const digits = /^[-+/\d\s]*$/.test(number) ? number.replace(/\D/g, '') : '';
  // 0066…, and the 0 that cards print in brackets behind +66.
  const national = digits.replace(/^(?:0066|66)0?(?=\d{8,9}$)/, '0');
  // Fewer digits than this would match almost every number, or (none at all) every lead.
  return national.length >= 3 ? { contains: national } : { equals: '-' };
}

/** Read out over the phone: without the dash, in small letters, with an O for a 0. */
function referenceCondition(typed: string, condition: unknown): unknown {
  const plain = plainSpelling(typed).trim();
  const [, first, second] = /^([0-9a-z]{4})[-\s]?([0-9a-z]{4})$/i.exec(plain) ?? [];
  if (!first || !second) return condition;
  const kept = `${first}-${second}`.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return { equals: kept };
}
