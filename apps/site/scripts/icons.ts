import { markFile, markSvg } from '@clinicdee/brand/mark-svg';
import sharp from 'sharp';

/** Safe radius of maskable icons, as a share of the width: phones crop the rest. */
const SAFE_RADIUS = 0.4;

/** Generates the files derived from the brand's mark: content by path from the project root. */
export async function icons(): Promise<Map<string, Buffer>> {
  const tab = await Promise.all([16, 24, 32, 48].map(forTab));
  const full = markSvg('full', await strokesWithinCircle());
  return new Map([
    ['apps/site/public/favicon.svg', Buffer.from(markFile())],
    ['apps/site/public/favicon.ico', ico(tab)],
    ['apps/site/public/apple-touch-icon.png', await png(full, 180)],
    ['apps/site/public/icon-192.png', await png(full, 192)],
    ['apps/site/public/icon-512.png', await png(full, 512)],
    ['apps/office/public/mark.svg', Buffer.from(markFile())],
  ]);
}

/** Returns the scale (at most 1) at which the strokes of a full icon fit into the safe circle. */
async function strokesWithinCircle(): Promise<number> {
  const width = 256;
  // At half size, to measure strokes beyond the square too.
  const drawn = await png(markSvg('full', 0.5), width);
  const { data, info } = await sharp(drawn)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.readUIntBE(0, 3);
  let reach = 0;
  for (let pixel = 0; pixel < width * width; pixel++) {
    if (data.readUIntBE(pixel * info.channels, 3) === ground) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    reach = Math.max(reach, Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2));
  }
  return Math.min(1, Math.floor((50 * width * SAFE_RADIUS) / reach) / 100);
}

interface Picture {
  /** Width and height in pixels. */
  size: number;
  content: Buffer;
}

const forTab = async (size: number): Promise<Picture> => ({
  size,
  content: await png(markSvg(size < 32 ? 'small' : 'icon'), size),
});

/** Renders a PNG with a palette, which suffices for flat colours. */
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** Encodes an ICO file of several PNGs, which all browsers since 2007 support. */
function ico(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.byteLength;
  for (const [index, { size, content }] of pictures.entries()) {
    const at = HEAD_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(content.byteLength, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += content.byteLength;
  }
  return Buffer.concat([head, ...pictures.map(({ content }) => content)]);
}
