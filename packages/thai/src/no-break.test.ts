import { expect, it } from 'vitest';
import { bind, bindHeadline, unbind } from './no-break.ts';

/** Binds a text and makes the inserted characters visible. */
const shown = (text: string) => bind(text).replaceAll('\u00ad', '·').replaceAll('\u00a0', '_');

it.each(['เปิดใบเสร็จบนมือถือ', 'ต้องเป็นกลุ่มเดียวกัน'])('prevents breaks inside compounds: %s', (text) => {
  const browser = new Intl.Segmenter('th', { granularity: 'word' });
  // The browser may break only at the ends of these words.
  const ends = new Set<number>();
  let at = 0;
  for (const word of text.match(/เปิด|ใบเสร็จ|บน|มือถือ|ต้อง|เป็น|กลุ่ม|เดียวกัน/g) ?? []) {
    ends.add((at += word.length));
  }
  let place = 0;
  for (const piece of bind(text).split('\u00ad')) {
    for (const { segment } of browser.segment(piece)) {
      place += segment.length;
      if (piece.endsWith(segment) && place < text.length) continue;
      expect(ends, `${text.slice(0, place)}|${text.slice(place)}`).toContain(place);
    }
  }
});

it.each([
  ['20,000 บาท ต่อปี', '20,000_บาท ต่อปี'],
  ['นาน 45 นาที', 'นาน 45_นาที'],
  ['เงียบ ๆ ช้าๆ', 'เงียบ_ๆ ช้า_ๆ'],
  ['นพ. สมชาย', 'นพ._สมชาย'],
  ['พ.ศ. 2568', 'พ.ศ._2568'],
  ['5 กันยายน 2568', '5_กันยายน_2568'],
  ['12 พ.ย. 68', '12_พ.ย._68'],
  ['5 กันยายน พ.ศ. 2568', '5_กันยายน พ.ศ._2568'],
  ['09:00–18:00 น.', '09:00–·18:00_น.'],
  ['3-7 วัน', '3-·7_วัน'],
  ['ข้อ 3 และ มาตรา 19', 'ข้อ_3 และ มาตรา_19'],
  ['บทความ ตอนที่ 13', 'บทความ ตอนที่_13'],
  ['10 Mbps ขึ้นไป', '10_Mbps ขึ้นไป'],
  ['เบอร์ 081-234-5678', 'เบอร์ 081-234-5678'],
  ['5 กองทุน', '5 กองทุน'],
  ['A 5 B', 'A 5 B'],
])('binds numbers, units, dates, titles and ๆ: %s', (text, expected) => {
  expect(shown(text).replaceAll(/(?<=[ก-๎])·(?=[ก-๎])/g, '')).toBe(expected);
});

it.each([
  ['5 วิธีลดคิวหน้าเคาน์เตอร์', '5_วิธีลดคิวหน้าเคาน์เตอร์'],
  ['รวม 10 สิ่งที่ต้องรู้', 'รวม 10_สิ่งที่ต้องรู้'],
  ['5–7 วิธี', '5–7_วิธี'],
  ['“3 เรื่อง” ที่ควรรู้', '“3_เรื่อง” ที่ควรรู้'],
  ['๕ วิธีจัดการ', '๕_วิธีจัดการ'],
  ['10 Tips', '10_Tips'],
  ['สรุปปี 2569 เติบโต', 'สรุปปี 2569_เติบโต'],
  ['มาตรา 26 คืออะไร', 'มาตรา_26 คืออะไร'],
  ['คลินิก 24/7 ทุกวัน', 'คลินิก 24/7 ทุกวัน'],
])('binds a number in a headline to the next word: %s', (text, expected) => {
  expect(bindHeadline(text, '').replaceAll('\u00a0', '_')).toBe(expected);
});

it('binding is idempotent and reversible', () => {
  for (const text of ['เปิดใบเสร็จบนมือถือ ราคา 20,000 บาท', 'นพ. สมชาย ช้า ๆ 09:00–18:00']) {
    expect(bind(bind(text))).toBe(bind(text));
    expect(unbind(bind(text))).toBe(text);
  }
});

it('keeps existing no-break spaces', () => {
  expect(shown('ก\u00a0ข')).toBe('ก_ข');
});

it('leaves a very long run unbound', () => {
  const endless = 'มือถือ'.repeat(1000);
  expect(bind(endless)).toBe(endless);
});
