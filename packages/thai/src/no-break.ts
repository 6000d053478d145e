import { lattice, thaiRun } from './segment.ts';
import { thaiDictionary, WORD_COST } from './dictionary.ts';

/** U+2060 WORD JOINER: invisible, prevents a line break. */
const JOINER = '\u2060';
/**
 * U+00AD SOFT HYPHEN: prevents a line break under CSS `hyphens: none`. Browsers, search engines and screen
 * readers have long ignored it inside words.
 */
const SOFT_JOINER = '\u00ad';
const joiners = /[\u2060\u00ad]/g;
/** No-break space. */
const NBSP = '\u00a0';

/** A range of a text that must stay on one line; `end` is exclusive. */
export interface Bond {
  start: number;
  end: number;
}

/**
 * Maximum length of a bond, without marks above and below. Longer words may break, because they would
 * overflow a narrow column.
 */
const LONGEST = 9;
const marks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;
const widthOf = (text: string) => text.replace(marks, '').length;

/** Longer runs without a space are not real text and are left unbound. */
const LONGEST_RUN = 2000;

/** Splits Thai as browsers do, which use ICU's dictionary or a similar one. */
const browser = new Intl.Segmenter('th', { granularity: 'word' });
const browserBreaks = (run: string) =>
  Array.from(browser.segment(run), ({ index }) => index).filter((index) => index > 0);

/**
 * Returns the words that a browser would break. A break is inside a word when a segmentation with a word
 * across it costs no more than the best one with a boundary there, so that of two readings the one with
 * the longer word wins.
 *
 * @param longest maximum letters of a bond, without marks
 */
export function bondsOf(run: string, longest = LONGEST): Bond[] {
  if (run.length > LONGEST_RUN) return [];
  const breaks = browserBreaks(run);
  if (breaks.length === 0) return [];
  const { words, before, after } = lattice(run, thaiDictionary());
  const bonds: Bond[] = [];
  for (const at of breaks) {
    const apart = (before[at] ?? Infinity) + (after[at] ?? Infinity);
    let best: (Bond & { cost: number }) | undefined;
    for (let start = Math.max(0, at - 40); start < at; start++) {
      for (const { end, cost } of words[start] ?? []) {
        if (end <= at || widthOf(run.slice(start, end)) > longest) continue;
        const whole = (before[start] ?? Infinity) + cost + (after[end] ?? Infinity);
        // Without a possible break before the word, a bond makes a longer unbreakable piece and must be cheaper.
        const slack = start === 0 || breaks.includes(start) ? WORD_COST / 2 : 0;
        if (whole < apart + slack && whole < (best?.cost ?? Infinity)) {
          best = { start, end, cost: whole };
        }
      }
    }
    // A break at no word boundary separates letters of an unknown word, such as a name.
    if (best && endsParticle(run, best, at)) continue;
    if (best) bonds.push({ start: best.start, end: best.end });
    else if (apart === Infinity) bonds.push({ start: at - 1, end: at + 1 });
  }
  return merged(run, bonds, longest);
}

/**
 * Function words. Dictionaries list them together with the following word (ไม่เกิน, การเปลี่ยน), but a line
 * break after them is acceptable. Before a short word they belong to it (การเงิน).
 */
const particles = new Set('ให้ ไม่ ตาม ด้วย จะ ได้ เป็น มี และ โดย จาก เพื่อ หรือ แต่ ก็ การ ความ'.split(' '));
const SHORTEST_AFTER_PARTICLE = 4;

function endsParticle(run: string, { start, end }: Bond, at: number): boolean {
  const after = run.slice(at, end);
  return (
    particles.has(run.slice(start, at)) &&
    widthOf(after) >= SHORTEST_AFTER_PARTICLE &&
    thaiDictionary().has(after)
  );
}

/** Merges overlapping bonds; skips those that would make a bond too long. */
function merged(run: string, bonds: readonly Bond[], longest: number): Bond[] {
  const all: Bond[] = [];
  for (const { start, end } of bonds.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1);
    if (!last || start >= last.end) all.push({ start, end });
    else if (widthOf(run.slice(last.start, end)) <= longest) last.end = Math.max(last.end, end);
  }
  return all;
}

/** Makes a whole run unbreakable, such as a name that is not in the dictionary. */
export const joinedWhole = (run: string): string =>
  withJoints(run, [{ start: 0, end: run.length }]);

/**
 * Inserts joiners where a browser would break inside a bond. A joiner makes the browser segment the text
 * before and after it separately, so this repeats until there are no such breaks.
 */
function withJoints(run: string, bonds: readonly Bond[]): string {
  if (bonds.length === 0) return run;
  const isInside = (at: number) => bonds.some(({ start, end }) => start < at && at < end);
  const joints = new Set<number>();
  for (let size = -1; size !== joints.size;) {
    size = joints.size;
    let start = 0;
    for (const end of [...[...joints].sort((a, b) => a - b), run.length]) {
      for (const at of browserBreaks(run.slice(start, end))) {
        if (isInside(start + at)) joints.add(start + at);
      }
      start = end;
    }
  }
  let result = '';
  let done = 0;
  for (const at of [...joints].sort((a, b) => a - b)) {
    result += run.slice(done, at) + SOFT_JOINER;
    done = at;
  }
  return result + run.slice(done);
}

const months =
  'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|' +
  'ม\\.ค\\.|ก\\.พ\\.|มี\\.ค\\.|เม\\.ย\\.|พ\\.ค\\.|มิ\\.ย\\.|ก\\.ค\\.|ส\\.ค\\.|ก\\.ย\\.|ต\\.ค\\.|พ\\.ย\\.|ธ\\.ค\\.';
/** Units after a number that clinics use, including months after a day. */
const units =
  'บาท|สตางค์|ล้าน|แสน|หมื่น|พัน|นาที|วินาที|ชั่วโมง|ชม\\.|น\\.|วัน|คืน|สัปดาห์|เดือน|ปี|คน|ราย|สาขา|รายการ|' +
  'ครั้ง|เครื่อง|แพ็กเกจ|ข้อ|หน้า|บรรทัด|จุด|เคส|คิว|เม็ด|ขวด|กล่อง|หลอด|ซอง|ชิ้น|ใบ|ห้อง|เตียง|เก้าอี้|เล่ม|แผ่น|' +
  'ตัว|เท่า|หลัก|ตำแหน่ง|ขั้น|ขั้นตอน|บท|บทความ|แห่ง|บัญชี|กิโลกรัม|กรัม|มิลลิกรัม|มิลลิลิตร|ลิตร|เมตร|เซนติเมตร|' +
  'กก\\.|ก\\.|มก\\.|มล\\.|ซม\\.|มม\\.|องศา|บิต|ไบต์|เปอร์เซ็นต์|%|' +
  `kg|g|mg|ml|cc|cm|mm|m|km|KB|MB|GB|TB|Mbps|Gbps|px|THB|${months}`;
/** Words before a number that it belongs to. */
const named =
  'พ\\.ศ\\.|ค\\.ศ\\.|มาตรา|ข้อ|ข้อที่|ชั้น|ชั้นที่|หน้า|ที่|ครั้งที่|ตอนที่|ฉบับที่|เลขที่|หมวด|บทที่|ปี|เวลา|โทร\\.|โทร|ราคา|ห้อง|หมู่|ซอย';
/** Titles and abbreviations before a name. */
const titles =
  'นพ\\.|พญ\\.|ทพ\\.|ทพญ\\.|ดร\\.|ศ\\.|รศ\\.|ผศ\\.|ภก\\.|ภญ\\.|กภ\\.|น\\.ส\\.|นาย|นาง|นางสาว|คุณ|หมอ|อ\\.|ต\\.|จ\\.|ถ\\.|ซ\\.|บจก\\.|หจก\\.|บมจ\\.|รพ\\.|พ\\.ร\\.บ\\.|พรบ\\.';

const NOT_BEFORE = '(?<![\\u0e01-\\u0e4e\\p{L}])';
/** A unit must not be followed by a vowel, mark or Latin letter: it would be inside a word. */
const NOT_AFTER = '(?![\\p{M}\\u0e30\\u0e32\\u0e33\\u0e45A-Za-z])';

const numberAndUnit = new RegExp(`(\\d)[ \u00a0](?=(?:${units})${NOT_AFTER})`, 'gu');
const nameAndNumber = new RegExp(`${NOT_BEFORE}(${named})[ \u00a0](?=\\d)`, 'gu');
const monthAndYear = new RegExp(`(\\d\u00a0(?:${months}))[ \u00a0](?=\\d{2,4})`, 'gu');
const titleAndName = new RegExp(
  `${NOT_BEFORE}(${titles})[ \u00a0](?=[\\u0e01-\\u0e2e\\u0e40-\\u0e44A-Z])`,
  'gu',
);

/** A printed phone number. Browsers break it at its hyphens, and people copy it. */
export const phoneNumber =
  /(?<![\d-])(?:\+66[ -]?\d{1,2}|0\d{1,2})[- ]\d{3,4}[- ]\d{3,4}(?![\d-])/g;

/**
 * Binds without a dictionary: number and unit, day, month and year, พ.ศ. and its year, title and name,
 * abbreviation and following word, ๆ and the word before it, and both ends of a range (09:00–18:00).
 * Replaces spaces by no-break spaces and adds a joiner next to a dash.
 */
export const bindSigns = (text: string, joiner = JOINER): string =>
  text
    .replace(joiners, '')
    .replace(/[ \u00a0]?ๆ/g, `${NBSP}ๆ`)
    .replace(numberAndUnit, `$1${NBSP}`)
    .replace(monthAndYear, `$1${NBSP}`)
    .replace(nameAndNumber, `$1${NBSP}`)
    .replace(titleAndName, `$1${NBSP}`)
    .replace(/([\d%]–|(?<![\d-])\d{1,2}(?:[:.]\d\d)?-)(?=\d{1,2}(?![\d-]))/g, `$1${joiner}`)
    .replace(/(\S) (–) (?=\d)/g, `$1${NBSP}$2${NBSP}`);

const figureAndWord = /(^|[ (“‘"'])(\p{Nd}[\p{Nd}.,\u2060–-]*) (?=\p{L})/gmu;

/**
 * Like `bindSigns` for a headline, where a number is also bound to the following word: 5 วิธี…, 10 Tips. A
 * number that belongs to the preceding word (ปี 2569) is bound to that only.
 */
export const bindHeadline = (text: string, joiner = JOINER): string =>
  bindSigns(text, joiner).replace(figureAndWord, `$1$2${NBSP}`);

/** Makes running text of HTML break between words only, including everything that `bindSigns` binds. */
export const bind = (text: string): string =>
  bindSigns(text, SOFT_JOINER).replace(thaiRun, (run) => withJoints(run, bondsOf(run)));

/** Removes joiners and no-break spaces, for comparing, searching and copying. */
export const unbind = (text: string): string => text.replace(joiners, '').replaceAll(NBSP, ' ');
