/** Letters that are said alike, by the one that stands for them. */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['ศษ', 'ส'],
    ['ณ', 'น'],
    ['ใ', 'ไ'],
    ['ญ', 'ย'],
    ['ฎฏฑดตฒธทถฐ', 'ต'],
    ['ภผพ', 'ป'],
    ['ฆฅคขฃ', 'ก'],
    ['ฌฉช', 'จ'],
    ['ฟ', 'ฝ'],
    ['ฬร', 'ล'],
    ['ฮ', 'ห'],
    ['ี', 'ิ'],
    ['ื', 'ึ'],
    ['ู', 'ุ'],
  ].flatMap(([letters = '', one = '']) => Array.from(letters, (letter) => [letter, one])),
);

/**
 * How a word sounds, roughly: words that are mistaken for each other have one key (สติ๊กเกอร์ and
 * สติกเกอร์, โบทอก and โบท็อกซ์, อิเลคทรอนิกส์ and อิเล็กทรอนิกส์). Tone marks, ็ and silent letters (์)
 * go; ศ ษ ส, ณ น, ใ ไ, ร ล and the consonants of one place of the mouth are one; so are long and short
 * vowels of one kind, and doubled letters. Many words that are not alike share a key: it is for what is
 * found in no other way.
 */
export const soundKey = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[ก-ฮ]{1,2}[ิุ]?์/g, (silent) =>
      silent.length > 2 && !/[ิุ]์$/.test(silent) ? silent.slice(0, 1) : '',
    )
    .replace(/[\u0e47-\u0e4e]/g, '')
    .replace(/รร(?=[ก-ฮ])/g, 'ะ')
    .replace(/รร/g, 'น')
    .replace(/[ัา]/g, 'ะ')
    .replace(/[ก-๎]/g, (letter) => alike[letter] ?? letter)
    .replace(/([ก-ฮa-z])\1/g, '$1');
