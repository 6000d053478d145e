import { apart } from './compound-exceptions.ts';
import {
  bind,
  bindEnd,
  bindHeadline,
  bindSigns,
  bondsOf,
  joinedWhole,
  phoneNumber,
  SOFT_JOINER,
} from './no-break.ts';
import { thaiDictionary } from './dictionary.ts';
import { englishIn, IN_ENGLISH, isAllEnglish } from './english.ts';
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
const headings = new Set(['h1', 'h2']);
/** Within running text, where a span for each word of theirs weighs more than they do; with a link, names. */
const subheadings = new Set('h3 h4 h5 h6 caption'.split(' '));
/**
 * Names as well. Many are boxes that lay out what is in them one beside the other, where a span would
 * be parted from the text before it and swallow the space between: they get none.
 */
const controls = new Set('a button summary label legend'.split(' '));
/** Letters of a word that is kept whole in large type. */
const LONGEST_NAME = 9;
/** Cells may be as narrow as a word: there lines break as the browser likes. */
const cells = new Set(['td', 'th']);
/** What begins and ends a paragraph. */
const paragraphs = new Set('p li dd blockquote figcaption'.split(' '));
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** In them a part of the text may be an element: they lay out their content as running text. */
const flowing = new Set(
  'p li dd dt td th caption figcaption blockquote h1 h2 h3 h4 h5 h6 strong em b small span'.split(
    ' ',
  ),
);
/** What running text goes on after. */
const inline = new Set('a b strong em small'.split(' '));
/** Where what is in an element is looked through as a whole: longer ones are never English alone. */
const LONGEST_WHOLE = 600;

/** A shorter text (a button's, a tag's, a figure's) stands in one line as it is, unless it goes on a line. */
const SHORT = 20;

/** Shorter paragraphs than this may end as they like. */
const LONG = 40;
/** Letters of a paragraph's first line, as short as it may be: nothing needs to be bound there. */
const FIRST_LINE = 9;

/**
 * HTML whose lines break between words, given `hyphens: none`: soft joiners and spaces that do not break in running text, spans
 * (`<span class="keep">`) in main headings and in those that link, whose names stay as they were, and round
 * phone numbers, which people copy. Links, buttons and labels get spaces that do not break, and nothing else. What has `data-bound` is left as it is, and so are scripts,
 * fields, code, attributes, and what a script hydrates.
 *
 * English phrases say that they are English (`lang="en"`): an element that is English as a whole by itself,
 * phrases in running text by a span. A page that is not Thai, and what says its language, is left.
 *
 * @param html well-formed, as a serialiser writes it; text nodes alone are changed
 */
export function bindHtml(html: string, { keep = 'keep' }: HtmlOptions = {}): string {
  const source = withoutSpans(html, keep);
  let result = '';
  let done = 0;
  /** The element whose content stays as it is, and how many of its name are open. */
  let skipped: { name: string; depth: number } | undefined;
  /** The elements that are open; and since which of them the language is said. */
  const open: string[] = [];
  let saidAt = Infinity;
  const count = (names: ReadonlySet<string>) => open.some((name) => names.has(name));
  /** Whether a paragraph has just begun. */
  let isStart = false;
  /** Whether what comes next goes on after an element that has ended, in its line. */
  let goesOn = false;
  const bound = (text: string, isEnd: boolean) => {
    const isControl = count(controls);
    if (count(headings)) return withNames(boundName(bindHeadline(text, ''), keep), keep);
    if (isControl && (count(subheadings) || count(cells))) {
      return withNames(boundName(text, keep), keep);
    }
    if (count(cells)) return withNames(text, keep);
    return isControl
      ? withNames(boundControl(text), keep)
      : withNames(boundText(text, keep, { isStart, isEnd, goesOn }), keep, true);
  };
  for (const match of source.matchAll(tag)) {
    const [whole, slash = '', written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    const text = source.slice(done, match.index);
    const isClosing = slash !== '';
    if (text !== '' && skipped) result += withNames(text, keep);
    else if (text !== '') {
      const set = bound(text, isClosing && paragraphs.has(name));
      const mayHold = flowing.has(open.at(-1) ?? '') && !count(controls) && open.length <= saidAt;
      result += mayHold && hasLatin.test(text) ? english(set) : set;
    }
    done = match.index + whole.length;
    isStart = !isClosing && paragraphs.has(name);
    if (name !== '') goesOn = isClosing && inline.has(name);
    let said = '';
    const isEmpty = empty.has(name) || attributes.endsWith('/');
    if (name === '') {
      // A comment.
    } else if (skipped) {
      if (name === skipped.name) skipped.depth += isClosing ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (isClosing) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      if (open.length <= saidAt) saidAt = Infinity;
    } else if (untouched.has(name) || isBound(attributes)) {
      if (!isEmpty) skipped = { name, depth: 1 };
    } else if (!isEmpty) {
      open.push(name);
      if (open.length <= saidAt && saysLanguage(attributes)) saidAt = open.length - 1;
      else if (open.length <= saidAt && isEnglishWhole(source, done, name)) said = IN_ENGLISH;
      if (said) saidAt = open.length - 1;
    }
    result += said ? `${whole.slice(0, -1)}${said}>` : whole;
  }
  const rest = source.slice(done);
  return result + withNames(skipped ? rest : boundText(rest, keep), keep, !skipped);
}

const hasLatin = /[a-z]{3}/;
/** Whether something says that it is not Thai. */
const saysLanguage = (attributes: string) => /\slang=(?!["']?th)/.test(attributes);
const english = (html: string) => remembered(`l${html}`, () => englishIn(html));

/** Whether what is in an element that begins here is English alone: then the element says so. */
function isEnglishWhole(source: string, start: number, name: string): boolean {
  const isControl = controls.has(name);
  if (!isControl && !flowing.has(name)) return false;
  const end = source.indexOf(`</${name}`, start);
  if (end < 0 || end - start > LONGEST_WHOLE) return false;
  const inside = source.slice(start, end).replace(/<svg[\s\S]*?<\/svg>/g, '');
  if (!hasLatin.test(inside) || (!isControl && inside.includes('<'))) return false;
  return isAllEnglish(inside.replace(/<[^>]*>/g, ' '));
}

const isBound = (attributes: string) => /\sdata-bound(?=[\s=/]|$)/.test(attributes);

const inEnglish = new RegExp(`<span${IN_ENGLISH}>([^<]*)</span>`, 'g');

/**
 * Words that were bound by hand, or by this, are bound anew; what is no word of the dictionary (a name, a
 * phone number) stays whole, and all that a script hydrates stays as it is.
 */
function withoutSpans(html: string, keep: string): string {
  const span = new RegExp(`<span class="${keep}">([^<]*)</span>`, 'g');
  return html
    .split(/(<astro-island[\s\S]*?<\/astro-island>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(inEnglish, (whole, text: string) => (englishIn(text) === whole ? text : whole))
            .replace(span, (whole, text: string) =>
              thaiDictionary().has(text)
                ? text
                : isThai.test(text)
                  ? NAME + text + NAME_END
                  : whole,
            ),
    )
    .join('');
}

/** Where a name stands that no dictionary has, until it is known what it stands in: signs of nobody's. */
const NAME = '\ue000';
const NAME_END = '\ue001';
const isThai = new RegExp(`^${thaiRun.source}$`);
const names = new RegExp(`${NAME}([^${NAME_END}]*)${NAME_END}`, 'g');

/** Names in what they were bound by; in running text joiners do the same. */
const withNames = (text: string, keep: string, isRunning = false): string =>
  text.includes(NAME)
    ? text.replace(names, (_, name: string) =>
        isRunning ? joinedWhole(name, SOFT_JOINER) : span(name, keep),
      )
    : text;

const cache = new Map<string, string>();
/** Texts that are kept, most of them the same on every page. */
const KEPT = 4000;

function remembered(key: string, make: () => string): string {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (cache.size >= KEPT) cache.delete(cache.keys().next().value ?? '');
  if (key.length < 2000) cache.set(apart(key), apart(made));
  return made;
}

const hasThai = /[\u0e01-\u0e4e]/;
const hasDigit = /\d/;

/** Where in its paragraph a text stands. */
interface Place {
  isStart: boolean;
  isEnd: boolean;
  goesOn: boolean;
}

function boundText(text: string, keep: string, place?: Place): string {
  const { isStart = false, isEnd = false, goesOn = false } = place ?? {};
  const isShort = text.length < SHORT && !goesOn;
  if (isShort || (!hasThai.test(text) && !hasDigit.test(text))) return text;
  return remembered(`${isStart ? 's' : 't'}${isEnd ? 'e' : ''}${text}`, () => {
    const bound = text.split(phones).map((part, index) => {
      if (index % 2 === 1) return span(part, keep);
      return bind(part, SOFT_JOINER, isStart && index === 0 ? FIRST_LINE : 0);
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
