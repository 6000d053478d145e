/*
 * A phonetic key that Thai and Latin spellings of a word share: แบ็กอัป and backup, รีคอล and recall. Consonants
 * are classified by place of articulation, vowels by kind.
 */

/** Letters of both scripts by class: upper case for consonants, lower case for vowels. */
const classes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['กขฃคฅฆkcgq', 'K'],
    ['จฉชฌj', 'J'],
    ['ซศษสsz', 'S'],
    ['ดตถทธฎฏฐฑฒtd', 'T'],
    ['บปผพภpb', 'P'],
    ['ฝฟf', 'F'],
    ['มm', 'M'],
    ['งนณn', 'N'],
    ['รลฬlr', 'L'],
    ['หฮh', 'H'],
    ['วwv', 'W'],
    ['ญยy', 'Y'],
    ['ะัาaแ', 'a'],
    ['ิีi', 'i'],
    ['ึืุูu', 'u'],
    ['เe', 'e'],
    ['โออo', 'o'],
    ['ไใ', 'i'],
    ['ำ', 'aM'],
  ].flatMap(([letters = '', name = '']) => Array.from(letters, (letter) => [letter, name])),
);

/** Approximates Thai pronunciation, with vowels after their consonants; keeps silent letters that English has. */
const thaiSounds = (word: string) =>
  word
    .replace(/[ทตดกค]ร์|[รย]์/g, (silent) => (silent.length > 2 ? silent.slice(0, 1) : ''))
    .replace(/(?<=[ทต])[ิุ]์/g, '')
    .replace(/[็-๎]/g, '')
    .replace(/รร(?=[ก-ฮ])/g, 'ะ')
    .replace(/รร/g, 'น')
    .replace(/ห(?=[งญนมยรลว])/g, '')
    .replace(/([เแโไใ])([กขคตทดบปผพฟส][รล](?=.)|[ก-ฮ])/g, '$2$1')
    // Vowel carriers: อ before or after a vowel; ย and ว at the end of a syllable are vowels.
    .replace(/อ(?=[ะ-ูเแโไใ])/g, '')
    .replace(/(?<=[ะ-ูเแโไใ])อ/g, '')
    .replace(/(?<=.)ย(?![ะ-ูเแโไใ])/g, 'i')
    .replace(/(?<=.)ว(?![ะ-ูเแโไใ])/g, 'u');

/** Approximates English as Thai speakers would transcribe it. */
const latinSounds = (word: string) =>
  word
    .replace(/^x/, 'eks')
    .replace(/^k(?=n)|g(?=n)/g, '')
    .replace(/^wr/, 'r')
    .replace(/(?<=[^aeious])e?s$/, '')
    .replace(/a(?=l[lk])/g, 'o')
    .replace(/^re(?=[^aeiou])/, 'ri')
    .replace(/s?[ts]ion/g, 'jan')
    .replace(/ture/g, 'je')
    .replace(/[cs]h/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/gh|(?<=[tr])h/g, '')
    .replace(/ck/g, 'k')
    .replace(/qu/g, 'kw')
    .replace(/xc?/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/([a-z])\1/g, '$1')
    .replace(/(?<=[^aeiou])e$/, '')
    .replace(/(?<=[aeiou])r(?![aeiou])/g, '')
    .replace(/(?<=[^aeiou])y/g, 'i')
    .replace(/(?<=[aeiou])[yw](?![aeiou])/g, '')
    .replace(/ng/g, 'n')
    .replace(/v$/, 'f');

/**
 * Returns the phonetic key of a word: upper case for classes of consonants, lower case for kinds of vowels.
 * Digits are kept.
 */
export function phoneticKey(word: string): string {
  const lower = word.toLowerCase();
  const sounds = /[ก-๎]/.test(lower) ? thaiSounds(lower) : latinSounds(lower);
  return Array.from(sounds, (letter) => classes[letter] ?? (/\d/.test(letter) ? letter : ''))
    .join('')
    .replace(/([A-Z])\1+/g, '$1')
    .replace(/([a-z])[a-z]+/g, '$1');
}

/**
 * Reduces a phonetic key to its consonants and an initial vowel, which misspellings and transcriptions nearly
 * always keep. Many words share the result; rank them with `misspelling`.
 *
 * @param key result of {@link phoneticKey}
 */
export const consonantKey = (key: string): string =>
  key
    .replace(/^[a-z]/, 'A')
    .replace(/(?<=[PTKSF])L/g, '')
    .replace(/[a-z]/g, '');

/** Thai names of English letters, longest first. */
const letterNames: readonly (readonly [string, string])[] = (
  'ดับเบิลยู w ดับบลิว w เอ็กซ์ x เอ็ก x เอ็ม m เอ็น n เอฟ f เอส s เอช h เฮช h แอล l อาร์ r อา r คิว q วาย y แซด z ' +
  'เอ a บี b ซี c ดี d อี e จี g ไอ i เจ j เค k โอ o พี p ที t ยู u วี v'
)
  .split(' ')
  .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? ''] as const] : []));

/**
 * Converts an abbreviation spelt out in Thai to Latin letters (พีดีพีเอ: pdpa, ดีเอฟ: df).
 *
 * @returns undefined when the text has anything but letter names
 */
export function spelledOut(thai: string): string | undefined {
  let rest = thai.replace(/[\u0e48-\u0e4b]/g, '').replaceAll('ใ', 'ไ');
  let letters = '';
  while (rest !== '') {
    const found = letterNames.find(([name]) => rest.startsWith(name));
    if (!found) return undefined;
    letters += found[1];
    rest = rest.slice(found[0].length);
  }
  return letters.length > 1 ? letters : undefined;
}
