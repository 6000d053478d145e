import { fileURLToPath } from 'node:url';
import { hex } from '@clinicdee/brand/palette';
import { bindSigns, linesOf, piecesOf, withBreaks } from '@clinicdee/thai';
import sharp from 'sharp';
import { trimAtWord } from '../thai/trim-at-word.ts';

/** A rendered text and its size in pixels. */
type Lettering = Awaited<ReturnType<typeof draw>>;

interface Box {
  width: number;
  height: number;
}

/** A width at which no line wraps. */
const NO_WRAP = 20_000;
const MEASURED = 100;
/** Line spacing, in em: loose for two lines, tight for more, where tone marks still clear the vowels above. */
const LOOSE = 0.1;
const TIGHT = -0.06;

let fonts: Promise<unknown> | undefined;

/** Loads the fonts into Pango by rendering with their file; then SVG text can use them too. */
export const loadFonts = () =>
  (fonts ??= draw('a', { size: 10, file: 'anuphan-bold-latin.ttf' }).catch((error: unknown) => {
    // Retries later: the error may be temporary, such as too many open files.
    fonts = undefined;
    throw error;
  }));

/**
 * Renders a title at the largest size that fits with good line breaks: best between phrases, then before a word
 * that begins a clause. If no size fits, it is truncated at a word.
 *
 * @throws Error when it has no drawable characters
 */
export async function heading(
  phrases: readonly string[],
  box: Box,
  sizes: readonly number[],
): Promise<Lettering> {
  const texts = phrases.map(drawable).filter((phrase) => phrase !== '');
  const lines = await breakLines(texts, box, sizes);
  return lines ?? wrapWords(texts.join(' '), box, sizes);
}

/** A break of cost 1 is worth reducing the size by this factor. */
const BREAK_PENALTY = 0.9;
const MAX_LINES = 6;
/** Maximum length for the break search, in characters: longer titles do not fit, and measuring is slow. */
const MAX_LENGTH = 300;

async function breakLines(
  phrases: readonly string[],
  { width, height }: Box,
  sizes: readonly number[],
) {
  if (phrases.join('').length > MAX_LENGTH) return undefined;
  const pieces = await piecesOf(
    phrases,
    async (text) => (await draw(text, { size: MEASURED })).info.width / MEASURED,
  );
  const candidates = sizes.flatMap((size) =>
    linesOf(pieces, MAX_LINES, width / size).map((candidate) => ({
      ...candidate,
      size,
      score: size * BREAK_PENALTY ** candidate.cost,
    })),
  );
  for (const { lines, size } of candidates.toSorted((a, b) => b.score - a.score)) {
    const drawn = await draw(lines.join('\n'), { size, leading: lines.length > 2 ? TIGHT : LOOSE });
    if (drawn.info.height <= height && drawn.info.width <= width) return drawn;
  }
  return undefined;
}

async function wrapWords(title: string, { width, height }: Box, sizes: readonly number[]) {
  const [largest = MEASURED, ...smaller] = sizes;
  let drawn = await draw(title, { size: largest, width });
  for (const size of smaller) {
    if (drawn.info.height <= height) break;
    drawn = await draw(title, { size, width });
  }
  for (let longest = title.length; drawn.info.height > height;) {
    longest = Math.floor((longest * height) / drawn.info.height);
    drawn = await draw(trimAtWord(title, longest), { size: sizes.at(-1) ?? largest, width });
  }
  return drawn;
}

/** Renders one line; shrinks it down to half the size, then truncates it. @throws Error without drawable characters */
export async function renderTextLine(text: string, size: number, width: number, colour: string) {
  const drawn = await draw(text, { size, colour });
  if (drawn.info.width <= width) return drawn;
  const smallest = Math.max(size * (width / drawn.info.width), size / 2);
  const smaller = await draw(text, { size: Math.floor(smallest), colour });
  if (smaller.info.width <= width) return smaller;
  const longest = Math.floor((text.length * width) / smaller.info.width);
  return draw(trimAtWord(text, longest), { size: Math.floor(smallest), colour });
}

interface Type {
  /** Font size, px. */
  size: number;
  width?: number;
  /** Extra line spacing, in em. */
  leading?: number;
  file?: string;
  colour?: string;
}

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@clinicdee/brand/fonts/${name}`));

function draw(
  text: string,
  {
    size,
    width = NO_WRAP,
    leading = LOOSE,
    file = 'anuphan-bold-thai.ttf',
    colour = hex('strong'),
  }: Type,
) {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escape(breakable(text))}</span>`,
      font: `Anuphan Bold ${size}`,
      fontfile: fontFile(file),
      width,
      wrap: 'word-char',
      spacing: Math.round(size * leading),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Removed, because the typeface has no emoji and a server may have no emoji font. */
const emoji =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\u20e3|\ufe0f/gu;

/** Full-width and mathematical letters, as social networks use for bold: the typeface has only the usual ones. */
const disguised = /[\u3000\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;

/** Removes or replaces characters that cannot be drawn. */
const drawable = (text: string) =>
  text
    .replace(disguised, (letter) => letter.normalize('NFKC'))
    .replace(emoji, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Inserts zero-width spaces between words: Pango only breaks at spaces. */
const breakable = (text: string) => withBreaks(bindSigns(drawable(text)));

/** Escapes text for markup. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
