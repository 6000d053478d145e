import sharp from 'sharp';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { startOffice } from './office.ts';

const office = await startOffice();
const marketing = await office.person('marketing');

/** A portrait photo of a phone: stored 80 × 60 with orientation 6, shown 60 × 80. */
const phonePicture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: 'red' } })
    .withExif({
      IFD0: { Model: 'Model X9' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const plainPicture = (type: 'jpeg' | 'png', width = 9) =>
  sharp({ create: { width, height: 9, channels: 3, background: 'blue' } })
    .toFormat(type)
    .toBuffer();

const stored = z.object({
  id: z.number(),
  width: z.number(),
  height: z.number(),
  filename: z.string(),
  sizes: z.record(z.string(), z.object({ filename: z.string() })),
});

function post(method: string, path: string, data: Buffer, name = 'phone.jpg') {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'ภาพจากโทรศัพท์' }));
  form.set('file', new File([new Uint8Array(data)], name, { type: 'image/jpeg' }));
  return office.send(
    new Request(`http://127.0.0.1:4322/api${path}`, {
      method,
      body: form,
      headers: { authorization: `JWT ${marketing.token}` },
    }),
  );
}

async function send(method: string, path: string, data: Buffer) {
  const response = await post(method, path, data);
  expect(response.ok, await response.clone().text()).toBe(true);
  return z.object({ doc: stored }).parse(await response.json()).doc;
}

const bytesOf = async (name: string) =>
  Buffer.from(await (await office.file(`/media/file/${name}`)).arrayBuffer());

async function expectClean({ filename, sizes, width, height }: z.infer<typeof stored>) {
  expect([width, height]).toEqual([60, 80]);
  for (const name of [filename, ...Object.values(sizes).map((size) => size.filename)]) {
    const file = await bytesOf(name);
    const { exif, orientation } = await sharp(file).metadata();
    expect([name, exif, orientation]).toEqual([name, undefined, undefined]);
    expect(file.includes('Model X9')).toBe(false);
  }
}

it('stores an uploaded or replaced picture upright and without location and camera', async () => {
  const created = await send('POST', '/media', await phonePicture());
  await expectClean(created);
  const plain = await send('PATCH', `/media/${created.id}`, await plainPicture('jpeg'));
  expect(plain.width).toBe(9);
  await expectClean(await send('PATCH', `/media/${created.id}`, await phonePicture()));
});

it('names a picture after its content', async () => {
  const { filename } = await send('POST', '/media', await plainPicture('png'));
  expect(filename).toMatch(/^phone.*\.png$/);
  const { headers } = await office.file(`/media/file/${filename}`);
  expect(headers.get('content-type')).toBe('image/png');
  const longest = `${'ก'.repeat(100)}.png`;
  expect((await post('POST', '/media', await plainPicture('png'), longest)).status).toBe(201);
});

it('keeps pictures apart that arrive at once under the same name', async () => {
  const created = await Promise.all(
    [5, 6, 7].map(async (width) => send('POST', '/media', await plainPicture('png', width))),
  );
  for (const { filename, width } of created) {
    expect((await sharp(await bytesOf(filename)).metadata()).width).toBe(width);
  }
});

it('crops small pictures around the focal point', async () => {
  // Mint, with a dark disc in the upper left corner.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="2400">
    <rect width="2400" height="2400" fill="#c2efd8"/><circle cx="400" cy="400" r="380"/></svg>`;
  const chosen = 'uploadEdits[focalPoint][x]=15&uploadEdits[focalPoint][y]=10';
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer();
  const { sizes } = await send('POST', `/media?${chosen}`, picture);
  const { channels } = await sharp(await bytesOf(sizes.card?.filename ?? '')).stats();
  // All of the disc is in it: with a crop around the middle the mean would be 226.
  expect(channels[1]?.mean).toBeLessThan(216);
});

it('refuses to fetch a picture from a URL', async () => {
  const url = 'http://127.0.0.1:4322/api/media/file/phone.jpg';
  const answer = await marketing.post('/media', { alt: 'ก', filename: 'x.jpg', url });
  expect(answer.status).toBe(400);
});
