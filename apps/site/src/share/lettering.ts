import { fileURLToPath } from 'node:url';
import { hex } from '@clinicdee/brand/palette';
import { bindSigns, linesOf, piecesOf, withBreaks } from '@clinicdee/thai';
import sharp from 'sharp';
import { trimAtWord } from '../thai/trim-at-word.ts';

/** Words as a picture, and its size in pixels. */
type Lettering = Awaited<ReturnType<typeof draw>>;

interface Box {
  width: number;
  height: number;
}

/** Wider than any line: nothing is broken that is drawn in it. */
const ENDLESS = 20_000;
const MEASURED = 100;
/** Two lines stand well apart; where there are more, tone marks still clear the vowels above them. */
const OPEN = 0.1;
const DENSE = -0.06;

let fonts: Promise<unknown> | undefined;

/** Pango knows a font once it has been asked for by its file; it is then there for SVG as well. */
export const loadFonts = () =>
  (fonts ??= draw('a', { size: 10, file: 'anuphan-bold-latin.ttf' }).catch((error: unknown) => {
    // Too many open files, say: they are asked for again.
    fonts = undefined;
    throw error;
  }));

/**
 * A title as large as it may be without breaks that hurt: between phrases lines break best, before a word that
 * a part of a sentence begins with they do well. One that fits in no size ends at a word before.
 *
 * @throws Error when nothing of it can be drawn
 */
export async function heading(
  phrases: readonly string[],
  box: Box,
  sizes: readonly number[],
): Promise<Lettering> {
  const said = phrases.map(drawable).filter((phrase) => phrase !== '');
  const lines = await inLines(said, box, sizes);
  return lines ?? byWords(said.join(' '), box, sizes);
}

/** Each break costs a title as much as so much of its size. */
const WORTH = 0.9;
const MOST_LINES = 6;
/** In letters: no more stand in so many lines, and each piece has to be measured. */
const LONGEST = 300;

async function inLines(
  phrases: readonly string[],
  { width, height }: Box,
  sizes: readonly number[],
) {
  if (phrases.join('').length > LONGEST) return undefined;
  const pieces = await piecesOf(
    phrases,
    async (text) => (await draw(text, { size: MEASURED })).info.width / MEASURED,
  );
  const ways = sizes.flatMap((size) =>
    linesOf(pieces, MOST_LINES, width / size).map((way) => ({
      ...{ ...way, size },
      worth: size * WORTH ** way.cost,
    })),
  );
  for (const { lines, size } of ways.toSorted((a, b) => b.worth - a.worth)) {
    const drawn = await draw(lines.join('\n'), { size, leading: lines.length > 2 ? DENSE : OPEN });
    if (drawn.info.height <= height && drawn.info.width <= width) return drawn;
  }
  return undefined;
}

async function byWords(title: string, { width, height }: Box, sizes: readonly number[]) {
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

/**
 * One line, smaller where it is too long, and ended at a word before where it would be unreadable.
 *
 * @throws Error when nothing of it can be drawn
 */
export async function line(text: string, size: number, width: number, colour: string) {
  const drawn = await draw(text, { size, colour });
  if (drawn.info.width <= width) return drawn;
  const smallest = Math.max(size * (width / drawn.info.width), size / 2);
  const smaller = await draw(text, { size: Math.floor(smallest), colour });
  if (smaller.info.width <= width) return smaller;
  const longest = Math.floor((text.length * width) / smaller.info.width);
  return draw(trimAtWord(text, longest), { size: Math.floor(smallest), colour });
}

interface Type {
  /** In pixels. */
  size: number;
  width?: number;
  /** What comes between two lines, in sizes. */
  leading?: number;
  file?: string;
  colour?: string;
}

/** The typeface as Pango reads it. */
const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@clinicdee/brand/fonts/${name}`));

function draw(
  text: string,
  {
    size,
    width = ENDLESS,
    leading = OPEN,
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

/** The typeface has none, and a server may have no other: boxes with numbers would stand there. */
const emoji =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\u20e3|\ufe0f/gu;

/** A text without what cannot be drawn. */
const drawable = (text: string) => text.replace(emoji, '').replace(/ {2,}/g, ' ').trim();

/** Pango breaks lines at spaces; a zero-width one between words lets it break there too. */
const breakable = (text: string) => withBreaks(bindSigns(drawable(text)));

/** Text as it may stand in markup. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
