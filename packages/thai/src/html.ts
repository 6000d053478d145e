import { bind, bindHeadline, bindSigns, bondsOf, joinedWhole, phoneNumber } from './no-break.ts';
import { englishIn, IN_ENGLISH, isAllEnglish } from './english.ts';
import { thaiRun } from './segment.ts';

/** A tag or a comment; attribute values may contain `>`. */
const tag = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<![^>]*>/g;

/** Elements that are left unchanged: data, form input, code, and content that a script hydrates. */
const untouched = new Set(
  'script style title textarea option code pre kbd samp svg template astro-island'.split(' '),
);
/** Headings are names: used by screen readers, voice control and comparisons, so they get no joiners. */
const headings = new Set(['h1', 'h2']);
/** Treated as running text, since a span per word would outweigh them; as names when they contain a link. */
const subheadings = new Set('h3 h4 h5 h6 caption'.split(' '));
/**
 * Names as well. Many are flex boxes, in which a span would be separated from the text before it and lose
 * the space between, so they get no spans.
 */
const controls = new Set('a button summary label legend'.split(' '));
/** Maximum letters of an unbreakable word in large type. */
const LONGEST_NAME = 9;
/** Cells may be as narrow as a word, so their line breaks are left to the browser. */
const cells = new Set(['td', 'th']);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements with running text, in which an inline span is safe. */
const flowing = new Set(
  'p li dd dt td th caption figcaption blockquote h1 h2 h3 h4 h5 h6 strong em b small span'.split(
    ' ',
  ),
);
/** Inline elements: text continues on the same line after them. */
const inline = new Set('a b strong em small'.split(' '));
/** Longer elements are not examined for being entirely English. */
const LONGEST_WHOLE = 600;

/** A shorter text (a button, tag or figure) fits on one line, unless it continues a line. */
const SHORT = 20;

/**
 * Makes Thai lines break between words only, given `hyphens: none`. Running text gets soft joiners and no-break
 * spaces. Main headings, headings with a link, and phone numbers get spans (`<span class="keep">`), so that their
 * text stays unchanged for copying and for assistive technology. Links, buttons and labels get no-break spaces only.
 * Elements with `data-bound`, scripts, fields, code, attributes and hydrated content are left unchanged.
 *
 * Marks English with `lang="en"`: on an element that is entirely English, otherwise on a span around the phrase.
 * Skips pages and elements that declare another language.
 *
 * @param source well-formed HTML of a serialiser; only text nodes are changed
 * @param names words of no dictionary that must stay whole, such as the vendor's name; letters and marks only
 */
export function bindHtml(source: string, names: readonly string[] = []): string {
  const named = new RegExp(names.join('|') || NOTHING, 'g');
  const marked = (text: string) => text.replace(named, `${NAME}$&${NAME_END}`);
  let result = '';
  let done = 0;
  /** The element whose content is left unchanged, and its nesting depth. */
  let skipped: { name: string; depth: number } | undefined;
  /** The open elements, and the index of the one that declares a language. */
  const open: string[] = [];
  let languageAt = Infinity;
  const count = (names: ReadonlySet<string>) => open.some((name) => names.has(name));
  /** Whether the next text continues the line of an inline element that has ended. */
  let isContinuation = false;
  const bound = (text: string) => {
    const isControl = count(controls);
    if (count(headings)) return withNames(boundAs('name', bindHeadline(marked(text), '')));
    if (isControl) return boundAs(count(subheadings) || count(cells) ? 'name' : 'control', text);
    if (count(cells)) return withNames(marked(text));
    return withNames(boundAs('text', marked(text), isContinuation), true);
  };
  for (const match of source.matchAll(tag)) {
    const [whole, slash = '', written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    const text = source.slice(done, match.index);
    const isClosing = slash !== '';
    if (skipped) result += text;
    else if (text !== '') {
      const output = bound(text);
      const allowsSpans =
        flowing.has(open.at(-1) ?? '') && !count(controls) && open.length <= languageAt;
      result += allowsSpans && hasLatin.test(text) ? english(output) : output;
    }
    done = match.index + whole.length;
    if (name !== '') isContinuation = isClosing && inline.has(name);
    let language = '';
    const isEmpty = empty.has(name) || attributes.endsWith('/');
    if (name === '') {
      // A comment.
    } else if (skipped) {
      if (name === skipped.name) skipped.depth += isClosing ? -1 : 1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (isClosing) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      if (open.length <= languageAt) languageAt = Infinity;
    } else if (untouched.has(name) || isBound(attributes)) {
      if (!isEmpty) skipped = { name, depth: 1 };
    } else if (!isEmpty) {
      open.push(name);
      if (open.length <= languageAt && declaresLanguage(attributes)) languageAt = open.length - 1;
      else if (open.length <= languageAt && isEnglishElement(source, done, name))
        language = IN_ENGLISH;
      if (language) languageAt = open.length - 1;
    }
    result += language ? `${whole.slice(0, -1)}${language}>` : whole;
  }
  const rest = source.slice(done);
  return result + (skipped ? rest : boundAs('text', rest));
}

const hasLatin = /[a-z]{3}/;
/** Returns whether attributes declare a language other than Thai. */
const declaresLanguage = (attributes: string) => /\slang=(?!["']?th)/.test(attributes);
const english = (html: string) => cached(`l${html}`, () => englishIn(html));

/** Returns whether the content of an element that begins here is entirely English. */
function isEnglishElement(source: string, start: number, name: string): boolean {
  const isControl = controls.has(name);
  if (!isControl && !flowing.has(name)) return false;
  const end = source.indexOf(`</${name}`, start);
  if (end < 0 || end - start > LONGEST_WHOLE) return false;
  const inside = source.slice(start, end).replace(/<svg[\s\S]*?<\/svg>/g, '');
  if (!hasLatin.test(inside) || (!isControl && inside.includes('<'))) return false;
  return isAllEnglish(inside.replace(/<[^>]*>/g, ' '));
}

const isBound = (attributes: string) => /\sdata-bound(?=[\s=/]|$)/.test(attributes);

/** Temporary private-use markers around a name, until its text is bound. */
const NAME = '\ue000';
const NAME_END = '\ue001';
const markedName = new RegExp(`${NAME}([^${NAME_END}]*)${NAME_END}`, 'g');
/** Matches nothing. */
const NOTHING = '(?!)';

/** Replaces the name markers by joiners in running text, otherwise by a span. */
const withNames = (text: string, isRunning = false): string =>
  text.includes(NAME)
    ? text.replace(markedName, (_, name: string) => (isRunning ? joinedWhole(name) : span(name)))
    : text;

const cache = new Map<string, string>();
/** Number of cached texts, most of which are the same on every page. */
const CACHE_SIZE = 4000;

/** Copies a string: in V8 a substring refers to its parent string, here a whole page, and keeps it in memory. */
const detach = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

function cached(key: string, compute: () => string): string {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = compute();
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
  if (key.length < 2000) cache.set(detach(key), detach(value));
  return value;
}

const hasThaiOrDigit = /[\u0e01-\u0e4e\d]/;

const binders = {
  text: (text: string) => withPhones(text, bind),
  /** With spans instead of joiners. */
  name: (text: string) => withPhones(text, wrapped),
  control: (text: string) => bindSigns(text, ''),
};

/** @param isContinuation whether it continues a line */
function boundAs(kind: keyof typeof binders, text: string, isContinuation = false): string {
  if ((text.length < SHORT && !isContinuation) || !hasThaiOrDigit.test(text)) return text;
  return cached(kind + text, () => binders[kind](text));
}

const phones = new RegExp(`(${phoneNumber.source})`, 'g');
const span = (text: string) => `<span class="keep">${text}</span>`;
/** Wraps phone numbers in spans, and binds the text between them. */
const withPhones = (text: string, bound: (part: string) => string) =>
  text
    .split(phones)
    .map((part, index) => (index % 2 === 1 ? span(part) : bound(part)))
    .join('');

const wrapped = (text: string) =>
  bindSigns(text, '').replace(thaiRun, (run) => {
    let result = '';
    let done = 0;
    for (const { start, end } of bondsOf(run, LONGEST_NAME)) {
      result += run.slice(done, start) + span(run.slice(start, end));
      done = end;
    }
    return result + run.slice(done);
  });
