import sharp from 'sharp';

/** Visually lossless: the site makes its own, smaller copies. */
const QUALITY = 90;

/** Formats that are re-encoded; Payload refuses all others by MIME type. */
const kinds = ['jpeg', 'png', 'webp', 'avif'] as const;
type Kind = (typeof kinds)[number];

/** A picture whose metadata cannot be removed. */
export class PictureRefusal extends Error {}

/**
 * Applies the orientation of a picture and removes its metadata: position, camera, owner, comments, thumbnails. Keeps
 * the colour profile and the frames of an animation.
 *
 * @returns undefined for an unsupported format
 * @throws PictureRefusal with a Thai message, for a damaged picture or one whose animation would be lost
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
    // CMYK and greyscale profiles would be wrong after the conversion to RGB.
    const picture = space === 'srgb' || space === 'rgb16' ? upright.keepIccProfile() : upright;
    return await picture.toFormat(kind, kind === 'png' ? {} : { quality: QUALITY }).toBuffer();
  } catch {
    throw new PictureRefusal('เปิดภาพนี้ไม่ได้ ไฟล์อาจเสีย บันทึกใหม่จากโปรแกรมแต่งภาพแล้วอัปโหลดอีกครั้ง');
  }
}

/** Whether a stored picture has no metadata left. */
export async function isClean(data: Buffer): Promise<boolean> {
  const { comments, exif, iptc, orientation, tifftagPhotoshop, xmp } = await sharp(data).metadata();
  const metadata = [exif, xmp, iptc, tifftagPhotoshop, comments];
  return (orientation ?? 1) === 1 && metadata.every((entry) => entry === undefined);
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
/** Bytes of a chunk's length, name and checksum. */
const CHUNK_OVERHEAD = 12;

/** The PNG chunks of pixels, colours and animation. */
const pictureChunks = new Set(
  `IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT`.split(
    ' ',
  ),
);

const isAnimatedPng = (png: Buffer) => chunksOf(png).some(({ name }) => name === 'acTL');

/** Removes all other chunks of an animated PNG, of which sharp would keep only the first frame. */
function withoutTexts(png: Buffer): Buffer {
  const chunks = chunksOf(png).filter(({ name }) => pictureChunks.has(name));
  return Buffer.concat([png.subarray(0, SIGNATURE), ...chunks.map(({ bytes }) => bytes)]);
}

function chunksOf(png: Buffer): { name: string; bytes: Buffer }[] {
  const chunks = [];
  let start = SIGNATURE;
  while (start + CHUNK_OVERHEAD <= png.length) {
    const end = start + CHUNK_OVERHEAD + png.readUInt32BE(start);
    chunks.push({
      name: png.toString('latin1', start + 4, start + 8),
      bytes: png.subarray(start, end),
    });
    start = end;
  }
  return chunks;
}
