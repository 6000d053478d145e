import { markFile, markSvg } from '@clinicdee/brand/mark-svg';
import sharp from 'sharp';

/** Every file that is made from the brand's mark: its path from the project's root, and its content. */
export async function icons(): Promise<Map<string, Buffer>> {
  const tab = await Promise.all([16, 24, 32, 48].map(forTab));
  return new Map([
    ['apps/site/public/favicon.svg', Buffer.from(markFile())],
    ['apps/site/public/favicon.ico', ico(tab)],
    ['apps/site/public/apple-touch-icon.png', await png(markSvg('full'), 180)],
    ['apps/site/public/icon-192.png', await png(markSvg('full'), 192)],
    ['apps/site/public/icon-512.png', await png(markSvg('full'), 512)],
    ['apps/office/public/mark.svg', Buffer.from(markFile())],
  ]);
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

/** Pixels of flat colour: a palette holds them all. */
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** An icon of several sizes, each a PNG, as every browser since 2007 reads them. */
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
