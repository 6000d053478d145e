import { plainSpelling } from '@clinicdee/protocol';
import { identifiersIn } from '@clinicdee/protocol/identifiers';
import type { CollectionBeforeOperationHook, Where } from 'payload';
import { isEnquiryCollection } from './subject.ts';

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
  /^(?:(?:(?:[ก-ฮ]{1,4}\.)+|คุณ|นางสาว|(?:นาย|ทันต|สัตว)?แพทย์(?:หญิง)?|นาย|นาง|หมอ|อาจารย์|พี่|ดร(?= )|khun(?= )|(?:dr|k|miss|mrs?|ms|prof)(?:\.|(?= ))) *)+(?=[ก-ฮเ-ไa-z].)/u;

/** Removes the label of a pasted line of an alert: `ชื่อ: …`. */
const withoutLabel = (typed: string): string => typed.replace(/^[^:]*: /, '');

/** Normalises a searched name like {@link nameSearchText}, without titles. */
const searchedName = (typed: string): string =>
  foldSpelling(withoutLabel(typed)).replace(TITLE, '');

/** Returns the digits of a phone, without an extension ("ต่อ 12"); Thai digits are converted. */
const phoneDigits = (text: string): string =>
  plainSpelling(text)
    .replace(/\s*(?:ต่อ|ext\.?)\s*\d{1,6}\s*$/i, '')
    .replace(/\D/g, '');

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

/** Returns the national digits of the phone number in a text, or a part of one; '' for other texts. */
function searchedDigits(typed: string): string {
  const plain = plainSpelling(typed);
  // Digits within an e-mail, a name or a reference are no phone.
  if (plain.includes('@')) return '';
  const [number] = identifiersIn(plain);
  if (number) return number.value.replace('+66', '0').replace('+', '');
  const part = plain.trim().replace(/^(?:เบอร์|โทร|tel)+[.:\s]*/i, '');
  return /^[-+/().\d\s]*$/.test(part) ? part.replace(/\D/g, '') : '';
}

/** References, also as noted on the phone: without dash, in lower case, with O for 0. */
const REFERENCE = /(?<![0-9a-z])([0-9a-z]{4})[-\s]?([0-9a-z]{4})(?![0-9a-z])/i;

/** What is searched in a field for a typed or pasted text, which may contain more: `เลขอ้างอิง #A1B2-C3D4`. */
const searchedIn: Readonly<Record<string, (typed: string) => string>> = {
  fullname: searchedName,
  nameSearch: searchedName,
  clinicName: withoutLabel,
  email: (typed) =>
    identifiersIn(typed).find(({ value }) => value.includes('@'))?.value ?? foldSpelling(typed),
  phoneSearch: (typed) => {
    const digits = searchedDigits(typed);
    // Fewer digits would match almost every number, none would match every lead.
    return digits.length >= 3 ? digits : '-';
  },
  // Where there is no field for the search: every group of digits, whatever is between them (`like`).
  phone: (typed) => {
    const [, ...groups] = /^0?(\d+)(\d{3})(\d{4})$/.exec(searchedDigits(typed)) ?? [];
    return groups.join(' ') || typed;
  },
  reference: (typed) => {
    const [, first, second] = REFERENCE.exec(plainSpelling(typed)) ?? [];
    if (!first || !second) return typed;
    return `${first}-${second}`.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  },
};

/** Fields of leads and registrations that are searched in another one. */
const searchFields: Readonly<Record<string, string>> = {
  fullname: 'nameSearch',
  phone: 'phoneSearch',
};

/** Operators that match a part of a text. */
const PARTIAL = new Set(['like', 'contains', 'not_like']);

function foldSearch(where: Where, hasSearchFields: boolean): Where {
  const folded: Record<string, unknown> = {};
  for (const [field, condition] of Object.entries(where)) {
    if (Array.isArray(condition))
      folded[field] = condition.map((part) => foldSearch(part, hasSearchFields));
    else if (typeof condition !== 'object') folded[field] = condition;
    else
      for (const [operator, typed] of Object.entries(condition as Condition)) {
        const isPart = PARTIAL.has(operator) && typeof typed === 'string';
        const name = (isPart && hasSearchFields ? searchFields[field] : undefined) ?? field;
        const text = isPart ? (searchedIn[name]?.(typed) ?? typed) : typed;
        const by = name === 'phone' && operator === 'contains' ? 'like' : operator;
        folded[name] = { ...(folded[name] as Condition | undefined), [by]: text };
      }
  }
  return folded as Where;
}

/** Lets a list's search box and filters find names, e-mails, phones and references in any spelling. */
export const searchAnySpelling: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { where } = args as { where?: Where };
  return where ? { ...args, where: foldSearch(where, isEnquiryCollection(collection.slug)) } : args;
};
