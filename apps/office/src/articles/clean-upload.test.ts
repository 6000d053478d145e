import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPicture } from './clean-upload.ts';

const exif = {
  IFD0: { Make: 'Phone', Model: 'Model X9', Artist: 'สมหญิง' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '13/1 45/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '100/1 30/1 0/1',
  },
};
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Model X9"/></rdf:RDF></x:xmpmeta>';

/** 60 × 40 pixels, the left half red, the right half blue. */
const plain = () =>
  sharp({ create: { width: 30, height: 40, channels: 3, background: 'red' } }).extend({
    right: 30,
    background: 'blue',
  });

const withMetadata = (kind: 'jpeg' | 'png' | 'webp' | 'avif', orientation = 1) =>
  plain()
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .toFormat(kind)
    .toBuffer();

const clean = async (data: Buffer) => (await cleanPicture(data)).data;

/** Whether a picture has no metadata left. */
async function isClean(data: Buffer): Promise<boolean> {
  const { comments, exif, iptc, orientation, tifftagPhotoshop, xmp } = await sharp(data).metadata();
  const metadata = [exif, xmp, iptc, tifftagPhotoshop, comments];
  return (orientation ?? 1) === 1 && metadata.every((entry) => entry === undefined);
}

/** The size and the colours near the corners, row by row: `r` or `b`. */
async function corners(data: Buffer): Promise<string> {
  const { data: raw, info } = await sharp(data)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return (raw[start] ?? 0) > (raw[start + 2] ?? 0) ? 'r' : 'b';
  };
  const [right, low] = [info.width - 3, info.height - 3];
  return `${info.width}x${info.height} ${at(2, 2)}${at(right, 2)} ${at(2, low)}${at(right, low)}`;
}

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'keeps size, colour profile and orientation of a %s, and no other metadata',
  async (kind) => {
    const sent = await withMetadata(kind);
    expect([sent.includes('Model X9'), await isClean(sent)]).toEqual([true, false]);
    const cleaned = await clean(sent);
    const metadata = await sharp(cleaned).metadata();
    expect(metadata).toMatchObject({ width: 60, height: 40 });
    expect(metadata.icc).toBeDefined();
    expect([cleaned.includes('Model X9'), await isClean(cleaned)]).toEqual([false, true]);
    expect(await corners(cleaned)).toBe('60x40 rb rb');
  },
);

it('rotates a picture upright', async () => {
  const sent = await withMetadata('jpeg', 6);
  expect(await corners(sent)).toBe('60x40 rb rb');
  expect(await corners(await clean(sent))).toBe('40x60 rr bb');
});

it('keeps the animation of a WebP', async () => {
  const frames = await Promise.all(
    ['red', 'blue', 'green'].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const sent = await sharp(frames, { join: { animated: true } })
    .withExif(exif)
    .webp({ delay: [100, 200, 300], loop: 2 })
    .toBuffer();
  expect(sent.includes('Model X9')).toBe(true);
  const cleaned = await clean(sent);
  expect(cleaned.includes('Model X9')).toBe(false);
  expect(await sharp(cleaned).metadata()).toMatchObject({
    pages: 3,
    loop: 2,
    delay: [100, 200, 300],
    width: 20,
  });
});

it('refuses animations other than WebP, whose frames would be lost', async () => {
  const still = await plain().png().toBuffer();
  const afterHead = 8 + 25;
  const control = Buffer.from('\0\0\0\bacTL\0\0\0\u0002\0\0\0\0\0\0\0\0', 'latin1');
  const sent = [still.subarray(0, afterHead), control, still.subarray(afterHead)];
  await expect(cleanPicture(Buffer.concat(sent))).rejects.toThrow(/WebP/);
});

it('refuses more than 50 megapixels before decoding them', async () => {
  const create = { width: 10_000, height: 5001, channels: 3, background: 'red' } as const;
  // Without most of its pixels it could not be decoded.
  const bomb = (await sharp({ create }).png().toBuffer()).subarray(0, 1000);
  await expect(cleanPicture(bomb)).rejects.toThrow(/50 ล้านพิกเซล/);
});

it('refuses a line, whose enlarged sizes would take minutes', async () => {
  const create = { width: 210, height: 10, channels: 3, background: 'red' } as const;
  const line = await sharp({ create }).png().toBuffer();
  await expect(cleanPicture(line)).rejects.toThrow(/20 เท่า/);
});

it('removes what is appended to a picture', async () => {
  const sent = Buffer.concat([await plain().png().toBuffer(), Buffer.from('<script>x()</script>')]);
  expect((await clean(sent)).includes('script')).toBe(false);
});

it.each(['cmyk', 'b-w'] as const)('keeps the colours of a %s picture', async (space) => {
  const sent = await plain()
    .toColourspace(space)
    .withIccProfile(space === 'cmyk' ? 'cmyk' : 'srgb')
    .jpeg()
    .toBuffer();
  const pixels = (data: Buffer) => sharp(data).toColourspace('srgb').removeAlpha().raw().toBuffer();
  const [before, after] = [await pixels(sent), await pixels(await clean(sent))];
  expect(after.length).toBe(before.length);
  const differences = before.map((value, index) => Math.abs(value - (after[index] ?? 0)));
  expect(differences.reduce((sum, one) => sum + one, 0) / before.length).toBeLessThan(4);
});

it('refuses a damaged picture, and every other file', async () => {
  for (const kind of ['jpeg', 'webp'] as const) {
    const half = (await withMetadata(kind)).subarray(0, -80);
    await expect(cleanPicture(half)).rejects.toThrow(/เปิดภาพนี้ไม่ได้/);
  }
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  for (const file of ['%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', '', gif])
    await expect(cleanPicture(Buffer.from(file))).rejects.toThrow(/รับเฉพาะภาพ/);
});
