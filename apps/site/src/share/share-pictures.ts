import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { trimAtWord } from '../thai/trim-at-word.ts';
import { splitUnbroken } from '../thai/unbroken-words.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';
import { coverPanel, PANEL_WIDTH } from './cover-panel.ts';
import { SHARE_WIDTH } from './size.ts';

const MARGIN = 64;
/** A title is set in the largest of these sizes in which it fits; beside a cover there is less room. */
const ALONE = { width: SHARE_WIDTH - 2 * MARGIN, height: 290, sizes: [76, 64, 54, 44] };
const BESIDE = {
  width: SHARE_WIDTH - PANEL_WIDTH - 2 * MARGIN,
  height: 370,
  sizes: [62, 54, 46, 40, 34],
};

/** Characters of the line above the title. */
const LONGEST_EYEBROW = 30;

const file = (name: string) => path.join(import.meta.dirname, name);
const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Draws the pictures that links bring along when they are shared. The text is shaped by Pango, in the
 * site's own typeface: what other machines have installed makes no difference. Each is drawn once and
 * kept on disk.
 */
export class SharePictures {
  readonly #folder: string;
  readonly #readCover: (file: string) => Promise<Buffer | undefined>;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #fonts: Promise<unknown> | undefined;

  /** @param readCover gives the content of a cover's file */
  constructor(dataDir: string, readCover: (file: string) => Promise<Buffer | undefined>) {
    this.#folder = path.join(dataDir, 'share');
    this.#readCover = readCover;
    mkdirSync(this.#folder, { recursive: true });
  }

  /** @returns a JPEG of 1200 by 630 */
  async draw(say: ShareWords): Promise<Buffer> {
    const name = `${shareDigest(say)}.jpg`;
    const found = await readFile(path.join(this.#folder, name)).catch(() => undefined);
    if (found) return found;
    // A link that is shared is fetched by many at once.
    const drawing = this.#underWay.get(name) ?? this.#keep(name, say);
    this.#underWay.set(name, drawing);
    return drawing.finally(() => this.#underWay.delete(name));
  }

  /** Removes the pictures that nobody can ask for any more. @param digests of those that somebody can */
  async sweep(digests: ReadonlySet<string>): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (!digests.has(path.parse(name).name)) await rm(path.join(this.#folder, name));
    }
  }

  async #keep(name: string, say: ShareWords): Promise<Buffer> {
    const panel = say.cover && (await this.#panel(say.cover));
    const drawn = await this.#draw(say, panel);
    // A cover that could not be read may be there next time.
    if (say.cover && !panel) return drawn;
    const kept = path.join(this.#folder, name);
    await writeFile(`${kept}.part`, drawn);
    await rename(`${kept}.part`, kept);
    return drawn;
  }

  async #panel({ file, focus }: NonNullable<ShareWords['cover']>): Promise<Buffer | undefined> {
    const bytes = await this.#readCover(file);
    return bytes && coverPanel(bytes, focus);
  }

  async #draw({ title, eyebrow, brand }: ShareWords, panel: Buffer | undefined): Promise<Buffer> {
    // Pango knows a font once it has been asked for by its file.
    this.#fonts ??= text('a', 10, ALONE.width, 'anuphan-bold-latin.ttf');
    await this.#fonts;
    const { width, height, sizes } = panel ? BESIDE : ALONE;
    const inGreen = (line: string) => text(line, 30, width, undefined, '#1d6b50');
    const [top, name, shown] = await Promise.all([
      // Of some characters nothing is left to draw.
      inGreen(oneLine(eyebrow)).catch(() => inGreen(brand)),
      text(brand, 30, width),
      heading(title, width, height, sizes).catch(() => heading(brand, width, height, sizes)),
    ]);
    return sharp(file('background.svg'))
      .composite([
        ...(panel ? [{ input: panel, left: SHARE_WIDTH - PANEL_WIDTH, top: 0 }] : []),
        { input: top.data, left: MARGIN, top: 56 },
        { input: shown.data, left: MARGIN, top: 120 },
        { input: name.data, left: MARGIN + 64, top: 586 - Math.round(name.info.height / 2) },
      ])
      .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer();
  }
}

/** A title in the largest size in which it fits; one that fits in none ends at a word before. */
async function heading(title: string, width: number, height: number, sizes: readonly number[]) {
  const [largest = 44, ...smaller] = sizes;
  let drawn = await text(title, largest, width);
  for (const size of smaller) {
    if (drawn.info.height <= height) break;
    drawn = await text(title, size, width);
  }
  for (let longest = title.length; drawn.info.height > height;) {
    longest = Math.floor((longest * height) / drawn.info.height);
    drawn = await text(trimAtWord(title, longest), sizes.at(-1) ?? largest, width);
  }
  return drawn;
}

function text(
  words: string,
  size: number,
  width: number,
  font = 'anuphan-bold-thai.ttf',
  colour = '#0f2f24',
) {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escape(breakable(words))}</span>`,
      font: `Anuphan Bold ${size}`,
      fontfile: file(font),
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

/** A tag may be longer than the line has room for. */
const oneLine = (words: string) => trimAtWord(words, LONGEST_EYEBROW);

/** The typeface has none, and a server may have no other: boxes with numbers would stand there. */
const emoji =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\u20e3|\ufe0f/gu;

/** Pango breaks lines at spaces; a zero-width one between Thai words lets it break there too. */
const breakable = (line: string) =>
  splitUnbroken(line.replace(emoji, '').replace(/ {2,}/g, ' '))
    .flatMap((part, index) => (index % 2 === 1 ? part : wordsOf(part)))
    .join('\u200b');

const wordsOf = (line: string) => Array.from(words.segment(line), ({ segment }) => segment);

const escape = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
