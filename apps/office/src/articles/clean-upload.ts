import { randomUUID } from 'node:crypto';
import { parse } from 'node:path';
import { APIError, type CollectionBeforeOperationHook, MissingFile } from 'payload';
import sharp from 'sharp';
import { may } from '../access/rules.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import { isCopy } from './slug.ts';

/**
 * Encodes every uploaded picture again before Payload measures, resizes and stores it; its name and type follow the
 * content. A name is never that of another file: Payload looks for a free one without taking it, so that of two uploads
 * at once one file was stored for both. Refuses uploads by address, which Payload would fetch after this hook.
 *
 * @throws APIError (400) for a file that is no accepted picture
 */
export const cleanUpload: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  const operation = operationOf(hook);
  if (operation !== 'create' && operation !== 'update') return args;
  // Payload checks access after this hook: unauthorised uploads must not be decoded.
  if (!('overrideAccess' in args && args.overrideAccess) && !may(req.user, operation, 'media'))
    return args;
  if (!req.file) {
    if (operation === 'create' && !isCopy(args)) throw new MissingFile(req.t);
    return args;
  }
  const { data, kind } = await cleanPicture(req.file.data);
  const stem = Array.from(parse(req.file.name).name).slice(0, LONGEST_STEM).join('') || 'picture';
  const name = `${stem}-${randomUUID().slice(0, 8)}.${extensions[kind]}`;
  req.file = { ...req.file, data, mimetype: `image/${kind}`, name, size: data.byteLength };
  return args;
};

/** Visually lossless: the site makes its own, smaller copies. */
const QUALITY = 90;
/** Limit of all frames together; 50 megapixels take 200 MB of memory once decoded. */
const MOST_PIXELS = 50_000_000;

/** A thinner picture would be enlarged to hundreds of megapixels before it is cropped to its sizes. */
const MOST_TIMES_LONGER = 20;
/** Characters kept of a name: a file system takes 255 bytes, and the sizes add a suffix. */
const LONGEST_STEM = 50;

/** The accepted formats, each with its extension. */
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const;
type Kind = keyof typeof extensions;

/** The first bytes of these formats. The decoders of others, such as the one of SVG, never see an upload. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|mif1|msf1))/s;

const UNKNOWN = 'รับเฉพาะภาพ JPEG, PNG, WebP และ AVIF เปลี่ยนชนิดของไฟล์จากโปรแกรมแต่งภาพแล้วอัปโหลดอีกครั้ง';
const TOO_LARGE = 'ภาพนี้ใหญ่เกิน 50 ล้านพิกเซล ย่อภาพแล้วอัปโหลดอีกครั้ง';
const TOO_THIN = 'ด้านยาวของภาพนี้เกิน 20 เท่าของด้านสั้น ครอบตัดภาพแล้วอัปโหลดอีกครั้ง';
const ANIMATED = 'รับภาพเคลื่อนไหวเฉพาะแบบ WebP บันทึกเป็น WebP แล้วอัปโหลดใหม่';
const DAMAGED = 'เปิดภาพนี้ไม่ได้ ไฟล์อาจเสีย บันทึกใหม่จากโปรแกรมแต่งภาพแล้วอัปโหลดอีกครั้ง';

const refusal = (message: string) => new APIError(message, 400);

/**
 * Encodes a picture again, whatever its name and declared type: applies the orientation and removes all that is not
 * pixels, such as metadata (position, camera, owner, comments, thumbnails) and appended data. Keeps the colour profile
 * and the frames of a WebP. The size is checked before anything is decoded.
 *
 * @throws APIError (400) with the reason in Thai
 */
export async function cleanPicture(data: Buffer): Promise<{ data: Buffer; kind: Kind }> {
  const { kind, pixels, space, timesLonger } = await headerOf(data);
  if (kind === undefined) throw refusal(UNKNOWN);
  if (pixels > MOST_PIXELS) throw refusal(TOO_LARGE);
  if (timesLonger > MOST_TIMES_LONGER) throw refusal(TOO_THIN);
  if (wouldLoseFrames(data, kind)) throw refusal(ANIMATED);
  try {
    const upright = sharp(data, { animated: true, limitInputPixels: MOST_PIXELS }).autoOrient();
    // CMYK and greyscale profiles would be wrong after the conversion to RGB.
    const picture = space === 'srgb' || space === 'rgb16' ? upright.keepIccProfile() : upright;
    const encoded = picture.toFormat(kind, kind === 'png' ? {} : { quality: QUALITY });
    return { data: await encoded.toBuffer(), kind };
  } catch {
    throw refusal(DAMAGED);
  }
}

/** Reads the header, without decoding pixels. @throws APIError */
async function headerOf(data: Buffer) {
  if (!SIGNATURE.test(data.toString('latin1', 0, 16))) throw refusal(UNKNOWN);
  try {
    const metadata = await sharp(data, { limitInputPixels: false }).metadata();
    const { compression, format, height, pages = 1, space, width } = metadata;
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
    const kind = Object.keys(extensions).find((known): known is Kind => known === name);
    const timesLonger = Math.max(width, height) / Math.min(width, height);
    return { kind, pixels: width * height * pages, space, timesLonger };
  } catch {
    throw refusal(DAMAGED);
  }
}

/** Whether a picture is an animation of which sharp would keep only the first frame. */
function wouldLoseFrames(data: Buffer, kind: Kind): boolean {
  if (kind === 'avif') return data.toString('latin1', 8, 12) === 'avis';
  return kind === 'png' && data.subarray(0, data.indexOf('IDAT')).includes('acTL');
}
