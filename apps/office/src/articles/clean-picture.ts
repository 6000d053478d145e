import sharp from 'sharp';

/** High enough that no one sees a difference: the site makes its own copies. */
const QUALITY = 90;

/** What sharp writes of what it reads; anything else Payload refuses by its kind. */
const kinds = ['jpeg', 'png', 'webp', 'avif'] as const;
type Kind = (typeof kinds)[number];

/** A picture that cannot be stored without what it tells of its maker. */
export class PictureRefusal extends Error {}

/**
 * A picture upright, and without anything that its file says beside the picture: position, camera, owner, comments,
 * thumbnails. The colour profile stays, without which colours would be others, and so does the movement of an animated
 * one.
 *
 * @returns undefined for a file that is none of the kinds that are stored
 * @throws PictureRefusal in Thai, for a picture that is damaged or whose movement would be lost
 */
export async function cleanPicture(data: Buffer): Promise<Buffer | undefined> {
  const kind = await kindOf(data);
  if (kind === undefined) return undefined;
  if (kind === 'png' && isAnimatedPng(data)) return withoutTexts(data);
  if (kind === 'avif' && data.toString('latin1', 8, 12) === 'avis')
    throw new PictureRefusal('ยังรับภาพเคลื่อนไหวแบบ AVIF ไม่ได้ บันทึกเป็น WebP แล้วอัปโหลดใหม่');
  try {
    const { space } = await sharp(data).metadata();
    const upright = sharp(data, { animated: true }).autoOrient();
    // A profile of another kind of colours (CMYK, greys) would be wrong after they have become RGB.
    const picture = space === 'srgb' || space === 'rgb16' ? upright.keepIccProfile() : upright;
    return await picture.toFormat(kind, kind === 'png' ? {} : { quality: QUALITY }).toBuffer();
  } catch {
    throw new PictureRefusal('เปิดภาพนี้ไม่ได้ ไฟล์อาจเสีย บันทึกใหม่จากโปรแกรมแต่งภาพแล้วอัปโหลดอีกครั้ง');
  }
}

/** Whether a stored picture has anything to be cleaned of. */
export async function isClean(data: Buffer): Promise<boolean> {
  const { comments, exif, iptc, orientation, tifftagPhotoshop, xmp } = await sharp(data).metadata();
  const told = [exif, xmp, iptc, tifftagPhotoshop, comments];
  return (orientation ?? 1) === 1 && told.every((one) => one === undefined);
}

async function kindOf(data: Buffer): Promise<Kind | undefined> {
  try {
    const { format, compression } = await sharp(data).metadata();
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
    return kinds.find((kind) => kind === name);
  } catch {
    return undefined;
  }
}

const SIGNATURE = 8;
/** Length, name and checksum round a chunk's data. */
const AROUND = 12;

/** The chunks of which a PNG's picture is made, in colour and movement. */
const pictureChunks = new Set(
  `IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT`.split(
    ' ',
  ),
);

const isAnimatedPng = (png: Buffer) => chunksOf(png).some(({ name }) => name === 'acTL');

/** sharp would write the first picture of an animated PNG alone. */
function withoutTexts(png: Buffer): Buffer {
  const kept = chunksOf(png).filter(({ name }) => pictureChunks.has(name));
  return Buffer.concat([png.subarray(0, SIGNATURE), ...kept.map(({ bytes }) => bytes)]);
}

function chunksOf(png: Buffer): { name: string; bytes: Buffer }[] {
  const chunks = [];
  let start = SIGNATURE;
  while (start + AROUND <= png.length) {
    const end = start + AROUND + png.readUInt32BE(start);
    chunks.push({
      name: png.toString('latin1', start + 4, start + 8),
      bytes: png.subarray(start, end),
    });
    start = end;
  }
  return chunks;
}
