import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { shareDigest, type ShareWords } from './share-digest.ts';
import { SHARE_WIDTH } from './size.ts';

const MARGIN = 64;
const TEXT_WIDTH = SHARE_WIDTH - 2 * MARGIN;
/** A title is set in the largest of these in which it fits. */
const SIZES = [76, 64, 54, 44];
const TITLE_HEIGHT = 290;

const file = (name: string) => path.join(import.meta.dirname, name);
const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Draws the pictures that links bring along when they are shared. The text is shaped by Pango, in the
 * site's own typeface: what other machines have installed makes no difference. Each is drawn once and
 * kept on disk.
 */
export class SharePictures {
  readonly #folder: string;
  #fonts: Promise<unknown> | undefined;

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'share');
    mkdirSync(this.#folder, { recursive: true });
  }

  /** @returns a PNG of 1200 by 630 */
  async draw(say: ShareWords): Promise<Buffer> {
    const name = `${shareDigest(say)}.png`;
    const kept = path.join(this.#folder, name);
    const found = await readFile(kept).catch(() => undefined);
    if (found) return found;
    const drawn = await this.#draw(say);
    await writeFile(`${kept}.part`, drawn);
    await rename(`${kept}.part`, kept);
    return drawn;
  }

  async #draw({ title, eyebrow, brand }: ShareWords): Promise<Buffer> {
    // Pango knows a font once it has been asked for by its file.
    this.#fonts ??= text('a', 10, 'anuphan-bold-latin.ttf');
    await this.#fonts;
    const [top, name] = await Promise.all([
      text(eyebrow || brand, 30, undefined, '#1d6b50'),
      text(brand, 30),
    ]);
    let heading = await text(title, SIZES[0] ?? 44);
    for (const size of SIZES.slice(1)) {
      if (heading.info.height <= TITLE_HEIGHT) break;
      heading = await text(title, size);
    }
    const cut = Math.min(heading.info.height, TITLE_HEIGHT + 40);
    const shown = await sharp(heading.data)
      .extract({ left: 0, top: 0, width: heading.info.width, height: cut })
      .toBuffer();
    return sharp(file('background.svg'))
      .composite([
        { input: top.data, left: MARGIN, top: 56 },
        { input: shown, left: MARGIN, top: 120 },
        { input: name.data, left: MARGIN + 64, top: 586 - Math.round(name.info.height / 2) },
      ])
      .png({ palette: true, quality: 90 })
      .toBuffer();
  }
}

function text(words: string, size: number, font = 'anuphan-bold-thai.ttf', colour = '#0f2f24') {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escape(breakable(words))}</span>`,
      font: `Anuphan Bold ${size}`,
      fontfile: file(font),
      width: TEXT_WIDTH,
      wrap: 'word',
      spacing: Math.round(size / 6),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Pango breaks lines at spaces; a zero-width one between Thai words lets it break there too. */
const breakable = (line: string) =>
  [...words.segment(line)].map(({ segment }) => segment).join('\u200b');

const escape = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
