import { fold } from '../thai/fold.ts';

const SHORTEST = 2;
/** A longer text may be a sentence about a person. */
const LONGEST = 40;
const MOST_WORDS = 5;
/** More digits may be a phone, card or record number; icd10 and ภงด94 have fewer. */
const MOST_DIGITS = 4;

/** An e-mail or web address. */
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|co|th)\b/;
/** A title followed by two words: a personal name. Excludes words that begin like a title: คุณภาพ, นายหน้า. */
const NAME =
  /^(?:นาย(?!หน้า|จ้าง)|นางสาว|นาง(?!ฟ้า)|คุณ(?!ภาพ|หมอ|สมบัติ)|น\.?ส\.|ด\.?[ชญ]\.|นพ\.|พญ\.|ทพญ?\.|(?:mr|mrs|ms|miss|dr)\b\.?)\s*\S+\s+\S+/;

/**
 * Returns the folded words of a search if it contains no personal data.
 *
 * @returns undefined for what may be a personal number, an address, a name or a sentence
 */
export function countableSearch(typed: string): string | undefined {
  const words = fold(typed.normalize('NFKC')).replaceAll(/\s+/g, ' ').trim();
  const digits = words.match(/\p{N}/gu)?.length ?? 0;
  const isWords =
    words.length >= SHORTEST &&
    words.length <= LONGEST &&
    words.split(' ').length <= MOST_WORDS &&
    digits <= MOST_DIGITS &&
    /\p{L}/u.test(words) &&
    !/[\p{C}<>{}\\]/u.test(words) &&
    !ADDRESS.test(words) &&
    !NAME.test(words);
  return isWords ? words : undefined;
}
