import { partsOf, segment, thaiDictionary } from '@clinicdee/thai';
import { fold } from '../../thai/fold.ts';

/** A search term in a text. */
export interface Term {
  /** Folded, without punctuation inside. */
  word: string;
  /** Offsets in the normalised text. */
  start: number;
  end: number;
}

/** Thai abbreviations with their dots, พ.ร.บ. or สปสช.: one word each. */
const abbreviation = /(?<![ก-๎])(?:[ก-ฮ]{1,4}\.){1,5}(?:[ก-ฮ]{1,3}(?![ก-๎]))?/g;
/** Punctuation inside one term, x-ray or 20,000; not the point of 1.8. */
const innerPunctuation = /[,:'’&/-]|\.(?!\d)/g;

/** Normalises a text for search: folds it and strips the dots of abbreviations. */
export const normalise = (text: string): string =>
  fold(text).replace(abbreviation, (letters) => ` ${letters.replaceAll('.', '')} `);

/** Returns the lookup key of a word or phrase, without spaces and punctuation: `noshow` for "no-show". */
export const lookupKey = (phrase: string): string =>
  normalise(phrase).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Tokenises a normalised text. Adjacent words unknown to the dictionary form one term (สปสช, a name). */
export function termsIn(normalised: string): Term[] {
  const terms: (Term & { isUnknown: boolean })[] = [];
  const dictionary = thaiDictionary();
  for (const { text, index, isWord } of segment(normalised)) {
    if (!isWord) continue;
    const word = text.replace(innerPunctuation, '');
    if (word === '') continue;
    const end = index + text.length;
    const isUnknown = /^[ก-๎]/.test(text) && !dictionary.has(text);
    const last = terms.at(-1);
    if (isUnknown && last?.isUnknown && last.end === index) {
      last.word += word;
      last.end = end;
    } else {
      terms.push({ word, start: index, end, isUnknown });
    }
  }
  return terms;
}

/** Words of two letters that form compounds; other parts of two letters are syllables. */
const shortParts = new Set('ยา ใบ ตา หู ขา คอ ไต ผม ปี จอ กะ งบ คน ไฟ สี เด็ก ผล'.split(' '));
/** Words that look like compounds and are not: a search for ตา must not match ตาราง. */
const nonCompounds = new Set(
  'ออนไลน์ ออฟไลน์ ตาราง ตุ๊กตา กระผม พระยา ทายา ชายา มายา คาถา ตาข่าย สังกะสี กะรัต พนักงาน หัวหน้า นายหน้า คมนาคม ปีก คนโท'.split(
    ' ',
  ),
);

/**
 * Returns the parts of a compound, recursively (คลินิกเสริมความงาม: คลินิก, เสริมความงาม, เสริม, ความงาม); the
 * letters and digits of icd10; the singular of an English plural.
 */
export function partsIn(word: string): readonly string[] {
  return /^[ก-๎]/.test(word) ? thaiParts(word) : latinParts(word);
}

function thaiParts(word: string): string[] {
  if (nonCompounds.has(word) || !thaiDictionary().has(word)) return [];
  const parts = partsOf(word);
  const isCompound =
    parts.length > 1 && parts.every((part) => part.length > 2 || shortParts.has(part));
  return isCompound ? [...new Set(parts.flatMap((part) => [part, ...thaiParts(part)]))] : [];
}

function latinParts(word: string): string[] {
  const parts = word.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  const longParts = parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
  return /^[a-z]{3,}s$/.test(word) ? [...longParts, word.slice(0, -1)] : longParts;
}
