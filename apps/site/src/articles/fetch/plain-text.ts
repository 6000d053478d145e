import { convert } from 'html-to-text';

const options = {
  wordwrap: false as const,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block' },
    { selector: 'td', format: 'block' },
    { selector: 'th', format: 'block' },
    { selector: 'ul', options: { itemPrefix: ' ' } },
    { selector: 'ol', format: 'unorderedList', options: { itemPrefix: ' ' } },
    { selector: 'hr', format: 'skip' },
  ],
};

/** Headings, tables and captions do not read as sentences. */
const proseOnly = {
  ...options,
  selectors: [
    ...options.selectors.filter(({ selector }) => !/^(h\d|table)$/.test(selector)),
    ...['h2', 'h3', 'h4', 'table', 'figure'].map((selector) => ({ selector, format: 'skip' })),
  ],
};

/** Characters of an article in which its opening and the pace of its words can be told. */
const MUCH = 20_000;

const THAI_WORD = new Intl.Segmenter('th', { granularity: 'word' });
const WORDS_PER_MINUTE = 200;

/** All the words of an article, on one line. */
export function plainText(html: string): string {
  return oneLine(convert(html, options));
}

/** The beginning of an article as sentences: no headings, no tables (spec §2, "Article list page"). */
export function openingText(html: string): string {
  const opening = html.slice(0, MUCH);
  return oneLine(convert(opening, proseOnly)) || plainText(opening);
}

/** Minutes to read a text, at 200 words a minute, at least one. */
export function readingMinutes(text: string): number {
  const sample = text.slice(0, MUCH);
  let words = 0;
  for (const { isWordLike } of THAI_WORD.segment(sample)) if (isWordLike) words++;
  const all = (words * text.length) / Math.max(1, sample.length);
  return Math.max(1, Math.round(all / WORDS_PER_MINUTE));
}

const oneLine = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();
