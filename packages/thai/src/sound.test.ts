import { expect, it } from 'vitest';
import { soundKey } from './sound.ts';

it.each([
  ['โบทอก', 'โบท็อก'],
  ['โบท็อก', 'โบท็อกซ์'],
  ['ผู้ป้วย', 'ผู้ป่วย'],
  ['สติ๊กเกอร์', 'สติกเกอร์'],
  ['อิเลคทรอนิกส์', 'อิเล็กทรอนิกส์'],
  ['คลีนิค', 'คลินิก'],
  ['พยาบาร', 'พยาบาล'],
  ['ใหม', 'ไหม'],
  ['เครม', 'เคลม'],
  ['เลเซอ', 'เลเซอร์'],
  ['dashbord', 'dashbord'],
])('%s sounds like %s', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});

it.each([
  ['ยา', 'คิว'],
  ['นัด', 'เงิน'],
  ['แพทย์', 'พยาบาล'],
])('%s does not sound like %s', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});
