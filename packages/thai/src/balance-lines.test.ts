import { bindSigns } from './no-break.ts';
import { expect, it } from 'vitest';
import { linesOf, piecesOf } from './balance-lines.ts';

/** The number of letters, without marks above and below. */
const widthOf = (text: string) =>
  Promise.resolve(text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u2060]/g, '').length);

const titled = async (title: string, count: number, width: number) =>
  linesOf(await piecesOf(bindSigns(title).split(' '), widthOf), count, width).find(
    ({ lines }) => lines.length === count,
  );

it.each([
  ['ลดคนไข้ไม่มาตามนัด |ด้วยข้อความ LINE |สามจังหวะ', 18, 0],
  ['เปิดสาขาที่สอง |ต้องเตรียมอะไร|ในระบบ|ก่อนวันเปิดร้าน', 14, 2],
  ['คิดค่าแพทย์|ให้ตรงทุกเคส |ตั้งแต่วันแรก|ของเดือน', 12, 2],
  ['Digital transformation |for aesthetic clinics', 22, 0],
])('breaks a title where it reads well: %s', async (title, width, cost) => {
  const lines = title.split('|');
  const found = await titled(lines.join(''), lines.length, width);
  expect(found?.lines).toEqual(lines.map((line) => line.trim()));
  expect(found?.cost).toBe(cost);
});

it('ends no line with a function word or a number', async () => {
  const lines = (await titled('10 สิ่งที่เจ้าของคลินิกใหม่ต้องรู้', 3, 15))?.lines ?? [];
  expect(lines.join('').replaceAll(' ', '')).toBe('10สิ่งที่เจ้าของคลินิกใหม่ต้องรู้');
  expect(lines[0]).toMatch(/^10 สิ่ง/);
  for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/(?:ที่|ต้อง|10)$/);
});

it.each([
  'ใน|7 วัน',
  'เพียง|20,000 บาท',
  'โดย|นพ. สม|ชาย',
  'พ.ศ. 2570',
  'ครบ|(ทุก|สาขา)',
  'ใบเสร็จ:|สรุป',
])('keeps numbers, titles, abbreviations and punctuation in one piece: %s', async (title) => {
  const pieces = await piecesOf(bindSigns(title.replaceAll('|', ' ')).split(' '), widthOf);
  expect(pieces.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('|')).toBe(title);
});

it('returns no layout when the lines are too narrow or the words too few', async () => {
  expect(await titled('น้ำยา', 1, 2)).toBeUndefined();
  expect(await titled('ลดคนไข้ ด้วยข้อความ', 1, 10)).toBeUndefined();
  expect(await titled('PDPA', 2, 10)).toBeUndefined();
  expect(linesOf([], 1, 10)).toEqual([]);
});
