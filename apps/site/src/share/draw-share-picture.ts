import { hex } from '@clinicdee/brand/palette';
import sharp, { type OverlayOptions } from 'sharp';
import { heading, loadFonts, renderTextLine } from './render-text.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareWords } from './share-digest.ts';
import { COUNTER, background } from './background.ts';

const MARGIN = 58;
/** The right edge of the text, px: where the surface or the object before it begins. */
const WORDS_END = { drawn: 646, cover: 700 };
const TITLE_HEIGHT = COUNTER - 2 * 40;
const SIZES = [112, 95, 88, 82, 74, 66, 58, 50, 44, 38, 34];
const BELOW = 60;

const NAME = { left: 160, size: 50, width: 420 };
const LABEL = { right: SHARE_WIDTH - MARGIN, width: 500, sizes: [46, 32] };

/** Limit of each step in seconds; rendering normally takes tens of milliseconds. */
const seconds = 15;

const STRONG = hex('strong');
const LINK = hex('link');
const MUTED = hex('muted');

/**
 * Renders a share picture as a JPEG: title, one object on a counter, brand and label on its front. Pango shapes the
 * text in the site's own typeface, so installed fonts make no difference.
 */
export async function drawSharePicture(words: ShareWords, cover?: Buffer): Promise<Buffer> {
  await loadFonts();
  const parts = await Promise.all([
    titleLayers(words),
    brandLayers(words.brand),
    labelLayers(words),
    cover ? coverLayers(cover) : [],
  ]);
  return sharp(Buffer.from(background(words.object)))
    .timeout({ seconds })
    .composite(parts.flat())
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** The title, centred on the wall above the counter. */
async function titleLayers({ title, below, brand, object }: ShareWords): Promise<OverlayOptions[]> {
  const width = WORDS_END[object.kind === 'cover' ? 'cover' : 'drawn'] - MARGIN;
  const lower = await small(below, BELOW, width, LINK);
  const room = lower ? lower.info.height + BELOW / 2 : 0;
  const box = { width, height: TITLE_HEIGHT - room };
  const upper = await heading(title, box, SIZES).catch(() => heading([brand], box, SIZES));
  const top = Math.round((COUNTER - upper.info.height - room) / 2);
  const under = top + upper.info.height + Math.round(BELOW / 2);
  return [
    { input: upper.data, left: MARGIN, top },
    ...(lower ? [{ input: lower.data, left: MARGIN, top: under }] : []),
  ];
}

/** Renders one line; undefined if it has no drawable characters. */
const small = async (text: string | undefined, size: number, width: number, colour: string) =>
  text === undefined ? undefined : renderTextLine(text, size, width, colour).catch(() => undefined);

const FRONT = (COUNTER + SHARE_HEIGHT) / 2;

async function brandLayers(brand: string): Promise<OverlayOptions[]> {
  const drawn = await small(brand, NAME.size, NAME.width, STRONG);
  if (!drawn) return [];
  const top = Math.round(FRONT - drawn.info.height / 2);
  return [{ input: drawn.data, left: NAME.left, top }];
}

/** One centred line on the counter's front, or two with the first emphasised. */
async function labelLayers({ label }: ShareWords): Promise<OverlayOptions[]> {
  const isPair = label.length > 1;
  const lines = await Promise.all(
    label.map((text, index) =>
      small(
        text,
        LABEL.sizes[index] ?? NAME.size,
        LABEL.width,
        index > 0 ? MUTED : isPair ? STRONG : LINK,
      ),
    ),
  );
  const drawn = lines.filter((text) => text !== undefined);
  const gap = 8;
  const height = drawn.reduce((sum, { info }) => sum + info.height + gap, -gap);
  let top = FRONT - height / 2;
  return drawn.map(({ data, info }) => {
    const place = { input: data, left: LABEL.right - info.width, top: Math.round(top) };
    top += info.height + gap;
    return place;
  });
}

/** Mat and border around a cover, px. */
const MAT = 14;
const EDGE = 2;
const PRINT = { right: SHARE_WIDTH - MARGIN, width: 412, height: 420 };

/** The uncropped cover as a print standing on the counter. */
async function coverLayers(cover: Buffer): Promise<OverlayOptions[]> {
  const { data, info } = await sharp(cover)
    .timeout({ seconds })
    .rotate()
    .resize(PRINT.width - 2 * (MAT + EDGE), PRINT.height - 2 * (MAT + EDGE), { fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const width = info.width + 2 * (MAT + EDGE);
  const height = info.height + 2 * (MAT + EDGE);
  const paper = `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - EDGE}" height="${height - EDGE}" rx="6" fill="${hex('card')}" stroke="${hex('line')}" stroke-width="${EDGE}"/></svg>`;
  const left = Math.round(PRINT.right - (PRINT.width + width) / 2);
  const top = COUNTER - height;
  return [
    { input: Buffer.from(paper), left, top },
    { input: data, left: left + MAT + EDGE, top: top + MAT + EDGE },
  ];
}
