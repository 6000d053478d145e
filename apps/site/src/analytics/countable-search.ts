import { fold } from '../thai/fold.ts';

const SHORTEST = 2;
/** What is longer is a sentence, and may tell of somebody. */
const LONGEST = 40;
const MOST_WORDS = 5;
/** With so many digits it may be a phone, a card or a record number; icd10 and ภงด94 have fewer. */
const MOST_DIGITS = 4;

/** An address of mail or of a page. */
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|co|th)\b/;
/** How a person is called, and two words: somebody's name. Not คุณภาพ or นายหน้า, which begin so. */
const NAME =
  /^(?:นาย(?!หน้า|จ้าง)|นางสาว|นาง(?!ฟ้า)|คุณ(?!ภาพ|หมอ|สมบัติ)|น\.?ส\.|ด\.?[ชญ]\.|นพ\.|พญ\.|ทพญ?\.|(?:mr|mrs|ms|miss|dr)\b\.?)\s*\S+\s+\S+/;

/**
 * What of a search may be kept by itself: its words as they are compared, or nothing where they are not words alone.
 *
 * @returns undefined for what may be a number of somebody's, an address, a name or a sentence
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
