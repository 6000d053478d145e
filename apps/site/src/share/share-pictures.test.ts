import { hex } from '@clinicdee/brand/palette';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShareWords } from './share-digest.ts';
import { sharePictures } from './share-pictures.ts';

let cover: Buffer | undefined;
let answer: ReturnType<typeof sharePictures>;
const log = { info: vi.fn(), error: vi.fn() };
const words: ShareWords = {
  title: ['ผู้ป่วยกับน้ำยา'],
  label: ['คลังยา'],
  brand: 'คลินิก',
  object: { kind: 'files' },
};
const withCover: ShareWords = { ...words, object: { kind: 'cover', file: 'a.webp' } };
const cached = { 'x-cached': 'yes' };
const draw = async (some: ShareWords) =>
  Buffer.from(await (await answer(some, cached)).arrayBuffer());

beforeEach(async () => {
  vi.clearAllMocks();
  // Red on the left, blue on the right, to see that neither side is cropped.
  const blue = { create: { width: 800, height: 400, channels: 3, background: '#00f' } } as const;
  cover = await sharp({ create: { width: 1600, height: 400, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .webp()
    .toBuffer();
  answer = sharePictures({ log, readCover: () => Promise.resolve(cover) });
});

async function pixelAt(picture: Buffer, left: number, top: number) {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

async function colourAt(picture: Buffer, left: number, top: number) {
  const pixel = await pixelAt(picture, left, top);
  return pixel.map((value) => (value > 200 ? 'f' : value < 60 ? '0' : '-')).join('');
}

/** Whether a pixel has the dark background of drawn objects, within JPEG accuracy. */
async function isDeepAt(picture: Buffer, left: number, top: number) {
  const ground = [...Buffer.from(hex('deep').slice(1), 'hex')];
  const pixel = await pixelAt(picture, left, top);
  return pixel.every((value, index) => Math.abs(value - (ground[index] ?? Infinity)) <= 8);
}

it('shows the whole cover on the counter', async () => {
  const picture = await draw(withCover);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await colourAt(picture, 760, 470)).toBe('f00');
  expect(await colourAt(picture, 1110, 470)).toBe('00f');
  expect(await colourAt(picture, 30, 30)).toBe('fff');
  expect(await isDeepAt(picture, 900, 100)).toBe(false);
});

it.each([
  ['a very long word', 'W'.repeat(450)],
  ['very long Thai', 'น้ำยา'.repeat(90)],
  ['letters of four bytes', '𝒜𝓑𝒞'.repeat(60)],
  ['emoji only', '🎉🎊'],
  ['invisible characters', '\u00ad\u{e0041}'],
  ['markup', '</span><b>&amp;"'],
])('draws a title of %s within its area', async (_, title) => {
  for (const say of [
    { ...words, title: title.split(' '), label: [title], below: title },
    { ...withCover, title: [title] },
  ]) {
    const drawn = await draw(say);
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await colourAt(drawn, 70, 514)).toBe('fff');
  }
});

it('leaves out a missing or broken cover, logs it, and draws it once it is readable', async () => {
  const whole = cover;
  for (cover of [undefined, Buffer.from('no picture at all')]) {
    expect(await isDeepAt(await draw(withCover), 900, 100)).toBe(true);
    expect((await answer(withCover, cached)).headers.has('x-cached')).toBe(false);
  }
  const told = { title: words.title[0] };
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining(told), expect.any(String));

  cover = whole;
  expect((await answer(withCover, cached)).headers.has('x-cached')).toBe(true);
});

it('logs a picture that cannot be rendered at all', async () => {
  const broken = sharePictures({
    log,
    readCover: () => Promise.resolve(cover),
    draw: () => Promise.reject(new Error('no memory')),
  });
  expect((await broken(words, cached)).status).toBe(503);
  expect(log.error).toHaveBeenCalledOnce();
});

const endless = Array.from({ length: 40 }, () => 'กตัญญูฐานะลิ้นเยิ้มน้ำที่ปี๋').join('');

it.each([
  ['removes an emoji with its space', ['วันแรก 🏥 ของคลินิก'], ['วันแรก ของคลินิก']],
  ['draws wide and mathematical letters as usual ones', ['ＡＢ', '𝗖𝗗'], ['AB', 'CD']],
  ['ignores phrases of emoji only', ['🏥', 'วันแรก', '🎉', 'ของคลินิก'], ['วันแรก', 'ของคลินิก']],
  ['truncates a title that fits at no size at a word', [`${endless}ผู้ป่วย`], [`${endless}ผู้ดูแล`]],
])('%s', async (_, title, same) => {
  const drawn = await draw({ ...words, title });
  expect(drawn.equals(await draw({ ...words, title: same }))).toBe(true);
});
