import { hex } from '@clinicdee/brand/palette';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareDigest, type ShareWords } from './share-digest.ts';
import { SharePictures } from './share-pictures.ts';

let dataDir: string;
let read: string[];
let cover: Buffer | undefined;
let pictures: SharePictures;
const words: ShareWords = {
  title: ['ผู้ป่วยกับน้ำยา'],
  label: ['คลังยา'],
  brand: 'คลินิก',
  object: { kind: 'files' },
};
const withCover: ShareWords = { ...words, object: { kind: 'cover', file: 'a.webp' } };
const kept = () =>
  existsSync(path.join(dataDir, 'share')) ? readdirSync(path.join(dataDir, 'share')) : [];

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'share-'));
  read = [];
  // Red on the left, blue on the right: what must stay visible tells which is seen.
  cover = await sharp({ create: { width: 1600, height: 400, channels: 3, background: '#f00' } })
    .composite([
      {
        input: { create: { width: 800, height: 400, channels: 3, background: '#00f' } },
        left: 800,
        top: 0,
      },
    ])
    .webp()
    .toBuffer();
  pictures = new SharePictures(dataDir, (file) => {
    read.push(file);
    return Promise.resolve(cover);
  });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function pixelAt(picture: Buffer, left: number, top: number) {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

async function colourAt(picture: Buffer, left: number, top: number) {
  const pixel = await pixelAt(picture, left, top);
  return pixel.map((value) => (value > 200 ? 'f' : value < 60 ? '0' : '-')).join('');
}

/** Whether the brand's dark ground, before which drawn objects stand, is seen there: as near as a JPEG keeps it. */
async function isDeepAt(picture: Buffer, left: number, top: number) {
  const ground = [...Buffer.from(hex('deep').slice(1), 'hex')];
  const pixel = await pixelAt(picture, left, top);
  return pixel.every((value, index) => Math.abs(value - (ground[index] ?? Infinity)) <= 8);
}

it('shows a cover whole, standing on the counter', async () => {
  const picture = await pictures.draw(withCover);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await colourAt(picture, 720, 470)).toBe('f00');
  expect(await colourAt(picture, 1110, 470)).toBe('00f');
  expect(await colourAt(picture, 30, 30)).toBe('fff');
  expect(await isDeepAt(picture, 900, 100)).toBe(false);
});

it("shows the product's first view: the last day's income, and the days before it", async () => {
  const card = { kind: 'income', caption: '<รายได้>', unit: 'บาท' } as const;
  const days = [
    { label: 'จ', income: [10, 10, 10] },
    { label: 'อ', income: [20, 20, 20] },
  ];
  const picture = await pictures.draw({ ...words, object: { ...card, days } });
  // Today's bar stands twice as high as the one before it.
  expect(await colourAt(picture, 1008, 260)).not.toBe('fff');
  expect(await colourAt(picture, 804, 260)).toBe('fff');
});

it('is drawn without one, and once however many ask', async () => {
  const [one, other] = await Promise.all([pictures.draw(withCover), pictures.draw(withCover)]);
  expect(one.equals(other)).toBe(true);
  await pictures.draw(withCover);
  expect(read).toEqual(['a.webp']);
  const drawn = await pictures.draw(words);
  expect(await isDeepAt(drawn, 900, 100)).toBe(true);
});

it('with a cover that is not there, is drawn and not kept', async () => {
  cover = undefined;
  const drawn = await pictures.draw(withCover);
  expect(await isDeepAt(drawn, 900, 100)).toBe(true);
  expect(kept()).toEqual([]);
});

it.each([
  ['a word without end', 'W'.repeat(450)],
  ['Thai without end', 'น้ำยา'.repeat(90)],
  ['letters of four bytes', '𝒜𝓑𝒞'.repeat(60)],
  ['signs alone', '🎉🎊'],
  ['nothing that can be drawn', '\u00ad\u{e0041}'],
  ['markup', '</span><b>&amp;"'],
])('is drawn of a title that is %s', async (_, title) => {
  for (const say of [
    { ...words, title: title.split(' '), label: [title], below: title },
    { ...withCover, title: [title] },
  ]) {
    const drawn = await pictures.draw(say);
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
    // Of a title that is too long nothing reaches the counter below it.
    expect(await colourAt(drawn, 70, 514)).toBe('fff');
  }
});

it('a sweep leaves what somebody can ask for', async () => {
  await pictures.draw(words);
  await pictures.draw(withCover);
  await pictures.sweep(() => Promise.resolve(new Set([shareDigest(words)])));
  expect(kept()).toEqual([`${shareDigest(words)}.jpg`]);
});

const endless = Array.from({ length: 40 }, () => 'กตัญญูฐานะลิ้นเยิ้มน้ำที่ปี๋').join('');

it.each([
  [
    'lines break between phrases',
    ['ลดคนไข้ไม่มาตามนัด', 'ด้วยข้อความ', 'LINE', 'สามจังหวะ'],
    ['ลดคนไข้ไม่มาตามนัด\nด้วยข้อความ LINE\nสามจังหวะ'],
  ],
  ['an emoji leaves no gap', ['วันแรก 🏥 ของคลินิก'], ['วันแรก ของคลินิก']],
  ['what fits nowhere ends at a word before', [`${endless}ผู้ป่วย`], [`${endless}ผู้ดูแล`]],
])('%s', async (_, title, same) => {
  const drawn = await pictures.draw({ ...words, title });
  expect(drawn.equals(await pictures.draw({ ...words, title: same }))).toBe(true);
});
