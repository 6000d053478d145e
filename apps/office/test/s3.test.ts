import S3rver from '@20minutes/s3rver';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { startOffice, storePicture } from './office.ts';

let id: number;

const directory = mkdtempSync(join(tmpdir(), 'bucket-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'pictures' }],
});
const { port } = await server.run();
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});
const office = await startOffice({
  S3_BUCKET: 'pictures',
  S3_REGION: 'ap-southeast-1',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

/** The names of the objects in the bucket. */
const objects = () =>
  readdirSync(join(directory, 'pictures'))
    .filter((name) => name.endsWith('._S3rver_object'))
    .map((name) => name.replace('._S3rver_object', ''))
    .sort();

it('stores a picture and its sizes in the bucket, not on disk', async () => {
  const picture = await storePicture(office, 'เขียว', 1800, 1200);
  ({ id } = picture);
  const { card, large, share } = picture.sizes ?? {};
  const names = [picture.filename, card?.filename, large?.filename, share?.filename].map(String);
  expect(objects()).toEqual(names.toSorted());
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
  expect(objects()).toEqual([]);
});
