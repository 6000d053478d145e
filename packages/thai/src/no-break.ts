import { boundaries, lattice, thaiRun } from './segment.ts';
import { thaiDictionary, WORD_COST } from './dictionary.ts';

/** U+2060 WORD JOINER: seen by nobody, and no line breaks there. */
export const JOINER = '\u2060';
/**
 * U+00AD SOFT HYPHEN: where CSS says `hyphens: none` no line breaks there either, and browsers, search
 * engines and screen readers have known for decades that it is no part of a word.
 */
export const SOFT_JOINER = '\u00ad';
const joiners = /[\u2060\u00ad]/g;
/** A space at which no line breaks. */
const NBSP = '\u00a0';

/** A stretch of a text that is to stand in one line, from its first character to before its last. */
export interface Bond {
  start: number;
  end: number;
}

/**
 * Longer ones may break: in a narrow column they would stand out of it. Counted without the marks
 * above and below.
 */
const LONGEST = 9;
const marks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g;
const widthOf = (text: string) => text.replace(marks, '').length;

/** Nobody writes more than this without a space; what is pasted so breaks as it likes. */
const LONGEST_RUN = 2000;

/** How browsers part Thai: all of them by ICU's dictionary or one like it. */
const browser = new Intl.Segmenter('th', { granularity: 'word' });
const browserBreaks = (run: string) =>
  Array.from(browser.segment(run), ({ index }) => index).filter((index) => index > 0);

/**
 * Where a browser would break a run of Thai inside of a word: each with the word that must be whole. A
 * break counts as inside when a word across it parts the run at least as well as any two that meet
 * there, so that of two readings the one with the longer word is kept.
 *
 * @param longest letters in a bond, marks not counted
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
        // Where no line can end before it either, a bond has to be worth a longer piece.
        const slack = start === 0 || breaks.includes(start) ? WORD_COST / 2 : 0;
        if (whole < apart + slack && whole < (best?.cost ?? Infinity)) {
          best = { start, end, cost: whole };
        }
      }
    }
    // A break that is no end of any word parts a letter from its own, as in a name.
    if (best && endsParticle(run, best, at)) continue;
    if (best) bonds.push({ start: best.start, end: best.end });
    else if (apart === Infinity) bonds.push({ start: at - 1, end: at + 1 });
  }
  return merged(run, bonds, longest);
}

/**
 * Words that do nothing but join: dictionaries have them as one with what follows (ไม่เกิน, การเปลี่ยน),
 * yet whoever reads does not mind a line that ends there. Before a short word they are a part of it (การเงิน).
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

/** Stretches that overlap are one; what would make one too long for a line is left out. */
function merged(run: string, bonds: readonly Bond[], longest: number): Bond[] {
  const all: Bond[] = [];
  for (const { start, end } of bonds.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1);
    if (!last || start >= last.end) all.push({ start, end });
    else if (widthOf(run.slice(last.start, end)) <= longest) last.end = Math.max(last.end, end);
  }
  return all;
}

/**
 * Puts joiners into a run of Thai where a browser would break inside of a word. A joiner makes the
 * browser read what is before and after it by itself, so it is asked again until nothing is left.
 *
 * @param from where the first of them may stand
 */
function joined(run: string, joiner: string, from = 0): string {
  const bonds = bondsOf(run);
  return bonds.length === 0 ? run : withJoints(run, bonds, joiner, from);
}

/** A run of Thai of which a browser breaks nothing, as a name that no dictionary has. */
export const joinedWhole = (run: string, joiner: string): string =>
  withJoints(run, [{ start: 0, end: run.length }], joiner, 0);

function withJoints(run: string, bonds: readonly Bond[], joiner: string, from: number): string {
  const isInside = (at: number) => bonds.some(({ start, end }) => start < at && at < end);
  const joints = new Set<number>();
  for (let size = -1; size !== joints.size;) {
    size = joints.size;
    let start = 0;
    for (const end of [...[...joints].sort((a, b) => a - b), run.length]) {
      for (const at of browserBreaks(run.slice(start, end))) {
        if (start + at >= from && isInside(start + at)) joints.add(start + at);
      }
      start = end;
    }
  }
  let result = '';
  let done = 0;
  for (const at of [...joints].sort((a, b) => a - b)) {
    result += run.slice(done, at) + joiner;
    done = at;
  }
  return result + run.slice(done);
}

const months =
  'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|' +
  'ม\\.ค\\.|ก\\.พ\\.|มี\\.ค\\.|เม\\.ย\\.|พ\\.ค\\.|มิ\\.ย\\.|ก\\.ค\\.|ส\\.ค\\.|ก\\.ย\\.|ต\\.ค\\.|พ\\.ย\\.|ธ\\.ค\\.';
/** What is counted or measured, as far as clinics write it; a month after a day is one of them. */
const units =
  'บาท|สตางค์|ล้าน|แสน|หมื่น|พัน|นาที|วินาที|ชั่วโมง|ชม\\.|น\\.|วัน|คืน|สัปดาห์|เดือน|ปี|คน|ราย|สาขา|รายการ|' +
  'ครั้ง|เครื่อง|แพ็กเกจ|ข้อ|หน้า|บรรทัด|จุด|เคส|คิว|เม็ด|ขวด|กล่อง|หลอด|ซอง|ชิ้น|ใบ|ห้อง|เตียง|เก้าอี้|เล่ม|แผ่น|' +
  'ตัว|เท่า|หลัก|ตำแหน่ง|ขั้น|ขั้นตอน|บท|บทความ|แห่ง|บัญชี|กิโลกรัม|กรัม|มิลลิกรัม|มิลลิลิตร|ลิตร|เมตร|เซนติเมตร|' +
  'กก\\.|ก\\.|มก\\.|มล\\.|ซม\\.|มม\\.|องศา|บิต|ไบต์|เปอร์เซ็นต์|%|' +
  `kg|g|mg|ml|cc|cm|mm|m|km|KB|MB|GB|TB|Mbps|Gbps|px|THB|${months}`;
/** What a number belongs to that stands after it. */
const named =
  'พ\\.ศ\\.|ค\\.ศ\\.|มาตรา|ข้อ|ข้อที่|ชั้น|ชั้นที่|หน้า|ที่|ครั้งที่|ตอนที่|ฉบับที่|เลขที่|หมวด|บทที่|ปี|เวลา|โทร\\.|โทร|ราคา|ห้อง|หมู่|ซอย';
/** A title or an abbreviation, and the name that follows. */
const titles =
  'นพ\\.|พญ\\.|ทพ\\.|ทพญ\\.|ดร\\.|ศ\\.|รศ\\.|ผศ\\.|ภก\\.|ภญ\\.|กภ\\.|น\\.ส\\.|นาย|นาง|นางสาว|คุณ|หมอ|อ\\.|ต\\.|จ\\.|ถ\\.|ซ\\.|บจก\\.|หจก\\.|บมจ\\.|รพ\\.|พ\\.ร\\.บ\\.|พรบ\\.';

const NOT_BEFORE = '(?<![\\u0e01-\\u0e4e\\p{L}])';
/** Not in the middle of a word: after a unit stands no vowel, no mark and no Latin letter. */
const NOT_AFTER = '(?![\\p{M}\\u0e30\\u0e32\\u0e33\\u0e45A-Za-z])';

const numberAndUnit = new RegExp(`(\\d)[ \u00a0](?=(?:${units})${NOT_AFTER})`, 'gu');
const nameAndNumber = new RegExp(`${NOT_BEFORE}(${named})[ \u00a0](?=\\d)`, 'gu');
const monthAndYear = new RegExp(`(\\d\u00a0(?:${months}))[ \u00a0](?=\\d{2,4})`, 'gu');
const titleAndName = new RegExp(
  `${NOT_BEFORE}(${titles})[ \u00a0](?=[\\u0e01-\\u0e2e\\u0e40-\\u0e44A-Z])`,
  'gu',
);

/** A phone number as it is printed. Browsers break it at its hyphens; it is what people copy. */
export const phoneNumber =
  /(?<![\d-])(?:\+66[ -]?\d{1,2}|0\d{1,2})[- ]\d{3,4}[- ]\d{3,4}(?![\d-])/g;

/**
 * What does not depend on a dictionary: number and unit, day, month and year, พ.ศ. and its year, a
 * title and its name, an abbreviation and what follows, ๆ and the word before it stand in one line, and
 * so do both ends of a range (09:00–18:00). Only spaces change, and a joiner comes beside a dash.
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
 * A headline as `bindSigns` has it, in which a figure stands in one line with the word after it as well:
 * 5 วิธี…, 10 Tips. One that belongs to what stands before it (ปี 2569) is bound there alone.
 */
export const bindHeadline = (text: string, joiner = JOINER): string =>
  bindSigns(text, joiner).replace(figureAndWord, `$1$2${NBSP}`);

/**
 * A text whose lines break between words alone, for where nothing but text can stand: compounds stay
 * whole, and so does what `bindSigns` names. Joiners do no harm to who reads; `unbind` takes them away
 * for who compares, searches, or copies.
 *
 * @param joiner `SOFT_JOINER` where the text's style says `hyphens: none`
 * @param inLine letters at its beginning that stand in one line anyway; marks are not counted
 */
export function bind(text: string, joiner = JOINER, inLine = 0): string {
  const signed = bindSigns(text, joiner);
  const from = inLine === 0 ? 0 : afterLetters(signed, inLine);
  return signed.replace(thaiRun, (run, at: number) => joined(run, joiner, from - at));
}

const mark = new RegExp(marks.source);
/** Where so many letters of a text end. */
function afterLetters(text: string, letters: number): number {
  let at = 0;
  for (let left = letters; at < text.length && left > 0; at++)
    if (!mark.test(text[at] ?? '')) left--;
  return at;
}

/** A text without what `bind` put there; a space is a space again. */
export const unbind = (text: string): string => text.replace(joiners, '').replaceAll(NBSP, ' ');

/** A shorter last word than this stands alone at the end of a paragraph. */
const SHORTEST_END = 6;
/** And a longer one is no word that could. */
const LONGEST_END = 14;

/** Binds the last word of a paragraph to the one before, so that it never stands in a line alone. */
export function bindEnd(text: string, joiner = JOINER): string {
  const run = /[\u0e01-\u0e3a\u0e40-\u0e4e]+$/.exec(text)?.[0] ?? '';
  const last = boundaries(run.slice(-LONGEST_END)).at(-1);
  const tail = Math.min(run.length, LONGEST_END);
  if (last === undefined || tail - last >= SHORTEST_END) return text;
  const at = text.length - tail + last;
  return `${text.slice(0, at)}${joiner}${text.slice(at)}`;
}
