/*
 * What a Thai and a Latin spelling of one word have in common: แบ็กอัป and backup, รีคอล and recall. Both
 * are written as they sound, roughly: consonants by the place of the mouth, vowels by their kind.
 */

/** Consonants of both scripts by their class, vowels by their kind in small letters. */
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
  ].flatMap(([letters = '', one = '']) => Array.from(letters, (letter) => [letter, one])),
);

/** Thai as it is said, vowels after their consonants; a silent letter stays, since English has it. */
const saidThai = (word: string) =>
  word
    .replace(/[ทตดกค]ร์|[รย]์/g, (silent) => (silent.length > 2 ? silent.slice(0, 1) : ''))
    .replace(/(?<=[ทต])[ิุ]์/g, '')
    .replace(/[็-๎]/g, '')
    .replace(/รร(?=[ก-ฮ])/g, 'ะ')
    .replace(/รร/g, 'น')
    .replace(/ห(?=[งญนมยรลว])/g, '')
    .replace(/([เแโไใ])([กขคตทดบปผพฟส][รล](?=.)|[ก-ฮ])/g, '$2$1')
    // What is only a seat for a vowel: อ before or after one, ย and ว that end a syllable.
    .replace(/อ(?=[ะ-ูเแโไใ])/g, '')
    .replace(/(?<=[ะ-ูเแโไใ])อ/g, '')
    .replace(/(?<=.)ย(?![ะ-ูเแโไใ])/g, 'i')
    .replace(/(?<=.)ว(?![ะ-ูเแโไใ])/g, 'u');

/** English as a Thai would write it. */
const saidLatin = (word: string) =>
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
 * A word as it sounds: capitals for classes of consonants, small letters for kinds of vowels. Digits stay
 * as they are.
 */
export function spoken(word: string): string {
  const lower = word.toLowerCase();
  const said = /[ก-๎]/.test(lower) ? saidThai(lower) : saidLatin(lower);
  return Array.from(said, (letter) => classes[letter] ?? (/\d/.test(letter) ? letter : ''))
    .join('')
    .replace(/([A-Z])\1+/g, '$1')
    .replace(/([a-z])[a-z]+/g, '$1');
}

/**
 * The consonants of a word alone, and whether it begins with a vowel: what misspelt words and the spelling
 * of the other script nearly always keep. Many words share a key; `misspelling` tells them apart.
 *
 * @param said what {@link spoken} gave
 */
export const skeleton = (said: string): string =>
  said
    .replace(/^[a-z]/, 'A')
    .replace(/(?<=[PTKSF])L/g, '')
    .replace(/[a-z]/g, '');

/** English letters by their Thai names, the longest first. */
const letterNames: readonly (readonly [string, string])[] = (
  'ดับเบิลยู w ดับบลิว w เอ็กซ์ x เอ็ก x เอ็ม m เอ็น n เอฟ f เอส s เอช h เฮช h แอล l อาร์ r อา r คิว q วาย y แซด z ' +
  'เอ a บี b ซี c ดี d อี e จี g ไอ i เจ j เค k โอ o พี p ที t ยู u วี v'
)
  .split(' ')
  .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? ''] as const] : []));

/**
 * What is spelt out letter by letter in Thai (พีดีพีเอ: pdpa, ดีเอฟ: df).
 *
 * @returns undefined when it is not, as a whole
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
