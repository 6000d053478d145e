import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { startBucket } from './bucket.ts';
import { startOffice, storePicture } from './office.ts';

let id: number;

const bucket = await startBucket();
afterAll(bucket.stop);
const office = await startOffice(bucket.environment);

it('stores a picture and its sizes in the bucket, not on disk', async () => {
  const picture = await storePicture(office, 'เขียว', 1800, 1200);
  ({ id } = picture);
  const { card, large, share } = picture.sizes ?? {};
  const names = [picture.filename, card?.filename, large?.filename, share?.filename].map(String);
  expect(bucket.names()).toEqual(names.toSorted());
  expect(existsSync(join(office.dataDir, 'media'))).toBe(false);
  expect(picture.url).toBe(`/api/media/file/${picture.filename}`);
});

it('serves the picture under the same URL to everybody', async () => {
  const picture = await office.get('media', id);
  for (const [url, type, width] of [
    [picture.url, 'image/png', 1800],
    [picture.sizes?.large?.url, 'image/webp', 1600],
  ] as const) {
    const address = new URL(String(url), 'http://127.0.0.1:4322');
    const response = await office.file(address.pathname.replace('/api', ''));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width);
  }
  expect((await office.file('/media/file/nothing.png')).status).toBe(404);
});

it('deletes the picture and its sizes from the bucket', async () => {
  await office.remove('media', id);
  expect(bucket.names()).toEqual([]);
});
