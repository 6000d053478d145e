import { plainSpelling } from '@clinicdee/protocol';
import type { CollectionBeforeOperationHook, Where } from 'payload';

type Condition = Record<string, unknown>;

/**
 * Normalises texts that look the same: composed and decomposed letters (ำ is also typed as ํ and า), the order of
 * Thai marks and their repetition, แ typed as two เ, า as ๅ, full-width letters, Thai digits, quotes, invisible
 * characters, upper case.
 */
function foldSpelling(text: string): string {
  return (
    plainSpelling(text.normalize('NFKC'))
      // Vowel marks, and the nikhahit of ำ, precede the tone mark.
      .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e3a\u0e47\u0e4d])/g, '$2$1')
      .replace(/([\u0e30\u0e32\u0e45])([\u0e48-\u0e4b])/g, '$2$1')
      // A mark typed twice covers itself.
      .replace(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+/g, '$1')
      .replaceAll('ๅ', 'า')
      .replaceAll('เเ', 'แ')
      .replace(/[‘’‛′]/g, "'")
      .replace(/[“”„″]/g, '"')
      .replace(/ +/g, ' ')
      .trim()
      .toLowerCase()
  );
}

/** Returns the search text of a name: normalised, with and without spaces, which are optional in Thai. */
export function nameSearchText(name: string): string {
  const folded = foldSpelling(name);
  return [...new Set([folded, folded.replaceAll(' ', '')])].join(' ');
}

/**
 * Titles before a name, which are ignored in a search: words, and abbreviations with full stops (`ผศ.ดร.`, `ทพญ.`,
 * `ร.ต.อ.`).
 */
const TITLE =
  /^(?:(?:(?:[ก-ฮ]{1,4}\.)+|คุณ|นางสาว|นาย|นาง|หมอ|อาจารย์|ดร(?= )|khun(?= )|(?:dr|k|miss|mrs?|ms|prof)(?:\.|(?= ))) *)+(?=[ก-ฮเ-ไa-z].)/u;

/** Normalises a searched name like {@link nameSearchText}, without titles. */
const searchedName = (typed: string): string => foldSpelling(typed).replace(TITLE, '');

/** Converts a phone to plain digits and hyphens, without brackets, dots and an extension ("ต่อ 12"). */
const normalizePhone = (text: string): string =>
  plainSpelling(text)
    .replace(/\s*(?:ต่อ|ext\.?)\s*\d{1,6}\s*$/i, '')
    .replace(/[().[\]]/g, '');

/** Returns the digits of a phone, without dashes, brackets and spaces; Thai digits are converted. */
function phoneDigits(text: string): string {
  return normalizePhone(text).replace(/\D/g, '');
}

/**
 * Returns the search text of a phone: its digits as typed, international and national, so that 081…, 6681… and
 * +66 81… all match.
 */
export function phoneSearchText(phone: string, phoneE164: string): string {
  const national = phoneE164.startsWith('+66') ? `0${phoneE164.slice(3)}` : '';
  return [...new Set([phoneDigits(phone), phoneDigits(phoneE164), national])]
    .filter(Boolean)
    .join(' ');
}

/** Operators that match a part of a text. */
const PARTIAL = new Set(['like', 'contains', 'not_like']);

/**
 * Rewrites a list search: compares names and e-mails in normalised spelling, phones by their digits, and
 * references in their stored form.
 */
function foldSearch(where: Where): Where {
  const folded: Record<string, unknown> = {};
  for (const [field, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) folded[field] = condition.map(foldSearch);
    else if (typeof condition !== 'object') folded[field] = condition;
    else
      for (const [operator, typed] of Object.entries(condition as Condition)) {
        const isPart = PARTIAL.has(operator) && typeof typed === 'string';
        const name = isPart && field === 'fullname' ? 'nameSearch' : field;
        const changed = isPart ? foldTyped(field, operator, typed) : { [operator]: typed };
        folded[name] = { ...(folded[name] as Condition | undefined), ...changed };
      }
  }
  return folded as Where;
}

/** Returns the condition for a part of a text. */
function foldTyped(field: string, operator: string, typed: string): Condition {
  if (field === 'fullname') return { [operator]: searchedName(typed) };
  if (field === 'email') return { [operator]: foldSpelling(typed) };
  if (field === 'phoneSearch') return phoneCondition(typed);
  if (field === 'reference') return referenceCondition(typed) ?? { [operator]: typed };
  return { [operator]: typed };
}

/** Lets the list's search box find names, e-mails, phones and references in any spelling. */
export const searchAnySpelling: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  return where ? { ...args, where: foldSearch(where) } : args;
};

function phoneCondition(typed: string): Condition {
  const number = normalizePhone(typed.trim().replace(/^(?:โทร|tel)[.:\s]*/i, ''));
  // Digits within a name, an e-mail or a reference are no phone.
  const digits = /^[-+/\d\s]*$/.test(number) ? number.replace(/\D/g, '') : '';
  // 0066…, and the redundant 0 in +66 (0)81…
  const national = digits.replace(/^(?:0066|66)0?(?=\d{8,9}$)/, '0');
  // Fewer digits would match almost every number, none would match every lead.
  return national.length >= 3 ? { contains: national } : { equals: '-' };
}

/** Accepts references as noted on the phone: without dash, in lower case, with O for 0. */
function referenceCondition(typed: string): Condition | undefined {
  const plain = plainSpelling(typed).trim();
  const [, first, second] = /^([0-9a-z]{4})[-\s]?([0-9a-z]{4})$/i.exec(plain) ?? [];
  if (!first || !second) return undefined;
  const reference = `${first}-${second}`.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return { equals: reference };
}
