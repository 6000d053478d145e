import { bind, bindEnd, bindSigns, bondsOf, phoneNumber, SOFT_JOINER } from './bind.ts';
import { thaiDictionary } from './dictionary.ts';
import { thaiRun } from './segment.ts';

/** How the binding of a page is written. */
export interface HtmlOptions {
  /** The class of what must not break (`white-space: nowrap`). */
  keep?: string;
}

/** A tag or a comment; `>` may stand in the value of an attribute. */
const tag = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<![^>]*>/g;

/** What is no text, or must stay as it is: data, what is typed, what a script takes over. */
const untouched = new Set(
  'script style title textarea option code pre kbd samp svg template astro-island'.split(' '),
);
/** What gives something its name: it is read aloud alone, called out to a computer, and compared. */
const headings = new Set('h1 h2 h3 h4 h5 h6 caption'.split(' '));
/**
 * Names as well. Many are boxes that lay out what is in them one beside the other, where a span would
 * be parted from the text before it and swallow the space between: they get none.
 */
const controls = new Set('a button summary label legend'.split(' '));
/** Letters of a word that is kept whole in large type. */
const LONGEST_NAME = 9;
/** Cells may be as narrow as a word: there lines break as the browser likes. */
const cells = new Set(['td', 'th']);
/** What ends a paragraph. */
const paragraphs = new Set('p li dd blockquote figcaption'.split(' '));
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** A shorter text (a button's, a tag's, a figure's) stands in one line as it is. */
const SHORT = 20;

/** Shorter paragraphs than this may end as they like. */
const LONG = 40;

/**
 * HTML whose lines break between words, given `hyphens: none`: soft joiners and spaces that do not break in running text, spans
 * (`<span class="keep">`) in headings, whose names stay as they were, and round phone numbers, which people
 * copy. Links, buttons and labels get spaces that do not break, and nothing else. What has `data-bound` is left as it is, and so are scripts,
 * fields, code, attributes, and what a script hydrates.
 *
 * @param html well-formed, as a serialiser writes it; text nodes alone are changed
 */
export function bindHtml(html: string, { keep = 'keep' }: HtmlOptions = {}): string {
  const source = withoutSpans(html, keep);
  let result = '';
  let done = 0;
  /** The element whose content stays as it is, and how many of its name are open. */
  let skipped: { name: string; depth: number } | undefined;
  let inHeadings = 0;
  let inControls = 0;
  let inCells = 0;
  for (const match of source.matchAll(tag)) {
    const [whole, slash = '', written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    const text = source.slice(done, match.index);
    const isClosing = slash !== '';
    if (text !== '') {
      if (skipped) result += text;
      else if (inCells > 0) result += text;
      else if (inHeadings > 0) result += boundName(text, keep);
      else if (inControls > 0) result += boundControl(text);
      else result += boundText(text, keep, isClosing && paragraphs.has(name));
    }
    result += whole;
    done = match.index + whole.length;
    if (skipped) {
      if (name === skipped.name) skipped.depth += isClosing ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (isClosing) {
      if (headings.has(name)) inHeadings = Math.max(0, inHeadings - 1);
      if (controls.has(name)) inControls = Math.max(0, inControls - 1);
      if (cells.has(name)) inCells = Math.max(0, inCells - 1);
    } else if (untouched.has(name) || isBound(attributes)) {
      const isEmpty = empty.has(name) || attributes.endsWith('/');
      if (!isEmpty) skipped = { name, depth: 1 };
    } else if (headings.has(name)) inHeadings++;
    else if (controls.has(name)) inControls++;
    else if (cells.has(name)) inCells++;
  }
  const rest = source.slice(done);
  return result + (skipped ? rest : boundText(rest, keep, false));
}

const isBound = (attributes: string) => /\sdata-bound(?=[\s=/]|$)/.test(attributes);

/**
 * Words that were bound by hand are bound anew; what is no word of the dictionary (a name, a phone number)
 * stays in its span, and so does all that a script hydrates.
 */
function withoutSpans(html: string, keep: string): string {
  const span = new RegExp(`<span class="${keep}">([^<]*)</span>`, 'g');
  return html
    .split(/(<astro-island[\s\S]*?<\/astro-island>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(span, (whole, text: string) => (thaiDictionary().has(text) ? text : whole)),
    )
    .join('');
}

const cache = new Map<string, string>();
/** Texts that are kept, most of them the same on every page. */
const KEPT = 4000;

function remembered(key: string, make: () => string): string {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (cache.size >= KEPT) cache.delete(cache.keys().next().value ?? '');
  if (key.length < 2000) cache.set(key, made);
  return made;
}

const hasThai = /[\u0e01-\u0e4e]/;
const hasDigit = /\d/;

function boundText(text: string, keep: string, isEnd: boolean): string {
  if (text.length < SHORT || (!hasThai.test(text) && !hasDigit.test(text))) return text;
  return remembered(`${isEnd ? 'e' : 't'}${text}`, () => {
    const bound = text.split(phones).map((part, index) => {
      return index % 2 === 1 ? span(part, keep) : bind(part, SOFT_JOINER);
    });
    const last = bound.pop() ?? '';
    const end = isEnd && text.length >= LONG ? bindEnd(last, SOFT_JOINER) : last;
    return [...bound, end].join('');
  });
}

/** Without joiners: what is bound is wrapped. */
function boundName(text: string, keep: string): string {
  if (text.length < SHORT || (!hasThai.test(text) && !hasDigit.test(text))) return text;
  return remembered(`n${text}`, () =>
    text
      .split(phones)
      .map((part, index) => (index % 2 === 1 ? span(part, keep) : wrapped(part, keep)))
      .join(''),
  );
}

function boundControl(text: string): string {
  if (text.length < SHORT || (!hasThai.test(text) && !hasDigit.test(text))) return text;
  return remembered(`c${text}`, () => bindSigns(text, ''));
}

const phones = new RegExp(`(${phoneNumber.source})`, 'g');
const span = (text: string, keep: string) => `<span class="${keep}">${text}</span>`;

const wrapped = (text: string, keep: string) =>
  bindSigns(text, '').replace(thaiRun, (run) => {
    let result = '';
    let done = 0;
    for (const { start, end } of bondsOf(run, LONGEST_NAME)) {
      result += run.slice(done, start) + span(run.slice(start, end), keep);
      done = end;
    }
    return result + run.slice(done);
  });
