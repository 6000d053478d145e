import { fileURLToPath } from 'node:url';
import { hex } from '@clinicdee/brand/palette';
import { bindSigns, withBreaks } from '@clinicdee/thai';
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

let fonts: Promise<unknown> | undefined;

/** Pango knows a font once it has been asked for by its file; it is then there for SVG as well. */
export const loadFonts = () =>
  (fonts ??= draw('a', { size: 10, file: 'anuphan-bold-latin.ttf' }).catch((error: unknown) => {
    // Too many open files, say: they are asked for again.
    fonts = undefined;
    throw error;
  }));

/**
 * A title in the largest size in which it fits. Lines break between phrases; where one is too long for
 * that, between words; one that fits in no size ends at a word before.
 *
 * @throws Error when nothing of it can be drawn
 */
export async function heading(
  phrases: readonly string[],
  box: Box,
  sizes: readonly number[],
): Promise<Lettering> {
  const lines = await byPhrases(phrases, box, sizes);
  return lines ?? byWords(phrases.join(' '), box, sizes);
}

async function byPhrases(
  phrases: readonly string[],
  { width, height }: Box,
  sizes: readonly number[],
) {
  const measured = await Promise.all(
    phrases.map(async (phrase) => (await draw(phrase, { size: MEASURED })).info.width / MEASURED),
  );
  for (const size of sizes) {
    if (measured.some((wide) => wide * size > width)) continue;
    const drawn = await draw(fill(phrases, measured, width / size).join('\n'), { size, width });
    if (drawn.info.height <= height) return drawn;
  }
  return undefined;
}

/** A space in widths of the font's size. */
const SPACE = 0.25;

/** As many phrases in a line as it holds. */
function fill(phrases: readonly string[], measured: readonly number[], width: number): string[] {
  const lines: string[] = [];
  let room = 0;
  for (const [index, phrase] of phrases.entries()) {
    const wide = measured[index] ?? width;
    if (lines.length > 0 && wide + SPACE <= room) {
      lines.push(`${lines.pop()} ${phrase}`);
      room -= wide + SPACE;
    } else {
      lines.push(phrase);
      room = width - wide;
    }
  }
  return lines;
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
  file?: string;
  colour?: string;
}

/** The typeface as Pango reads it. */
const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@clinicdee/brand/fonts/${name}`));

function draw(
  text: string,
  { size, width = ENDLESS, file = 'anuphan-bold-thai.ttf', colour = hex('strong') }: Type,
) {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escape(breakable(text))}</span>`,
      font: `Anuphan Bold ${size}`,
      fontfile: fontFile(file),
      width,
      wrap: 'word-char',
      spacing: Math.round(size / 6),
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

/** Pango breaks lines at spaces; a zero-width one between words lets it break there too. */
const breakable = (text: string) =>
  withBreaks(bindSigns(text.replace(emoji, '').replace(/ {2,}/g, ' ')));

/** Text as it may stand in markup. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
