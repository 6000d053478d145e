import { expect, it } from 'vitest';
import { toE164 } from './e164.ts';
import { extractPhone, phoneLength, phoneProblem, readablePhone } from './phone.ts';

// The lengths and separators of spec §5 are rows of the conformance test.
it.each([
  ['081-234-5678', undefined, 10],
  ['+1234567', undefined, 7],
  ['123456789012345', undefined, 15],
  ['0 8 1 2 3 4 5 6 7 8 ', undefined, 10],
  ['081-234', 'short', 6],
  ['โทร ๑๒๓๔๕๖๗', 'short', 7],
  ['+123456', 'short', 6],
  ['ไม่มี', 'short', 0],
  ['😀😀😀😀😀😀😀😀', 'short', 0],
  ['', 'short', 0],
  ['1234567 8901 2345 678', 'long', 18],
  ['++66812345678', 'wrong', 11],
  ['66+812345678', 'wrong', 11],
  ['081--234-5678', 'wrong', 10],
] as const)('phoneProblem(%j) is %j', (typed, problem, digits) => {
  expect(phoneProblem(typed)).toBe(problem);
  expect(phoneLength(typed)).toBe(digits);
});

it.each([
  ['081 - 234 - 5678', '081-234-5678', 'spaces around hyphens'],
  ['081\u00a0234\u00a05678', '081 234 5678', 'no-break spaces'],
  ['\u202a+66 81 234 5678\u202c', '+66 81 234 5678', 'direction marks of a contact app'],
  ['\u200e081\u2011234\u20115678\u200b', '081-234-5678', 'direction marks, no-break hyphens'],
  ['０８１－２３４－５６７８', '081-234-5678', 'full-width'],
  ['0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', '0812345678', 'keycaps'],
  ['Tel: (081) 234.5678', '081 2345678', 'a label, brackets and dots'],
  ['สมชาย0812345678ครับ', '0812345678', 'words around'],
  ['O81-234-5678', '081-234-5678', 'a letter O for zero'],
  ['08l-234-5678', '081-234-5678', 'a letter l for one'],
  ['081+234+5678', '0812345678', 'pluses as separators'],
  ['+66 (0)81-234-5678', '+66 81-234-5678', 'both prefixes, as on business cards'],
  ['0066 81 234 5678', '+66 81 234 5678', 'dialled from abroad'],
  ['+6-6-8-1-2-3-4-5-6-7-8', '+66812345678', 'too long with its separators'],
  ['02-123-4567 ต่อ 12', '02-123-4567', 'an extension'],
  ['02-123-4567-9', '02-123-4567', 'a range of lines'],
  ['081-234-5678, 02-123-4567', '081-234-5678', 'two numbers, after a comma'],
  ['081 234 5678 089 765 4321', '081 234 5678', 'two numbers, after a space'],
  ['1. 081-234-5678 2. 089-765-4321', '081-234-5678', 'two numbers in a list'],
  ['081-2345678 9:00-17:00', '081-2345678', 'times to call'],
  ['081 234 5678 18.00 น.', '081 234 5678', 'one time to call'],
  ['0812345678 9-17 น.', '0812345678', 'short times to call'],
  ['𝟬𝟴𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴', '0812345678', 'mathematical digits'],
  ['⓪⑧①②③④⑤⑥⑦⑧', '0812345678', 'circled digits'],
  ['০৮১-২৩৪-৫৬৭৮', '081-234-5678', 'Bengali digits'],
  ['081²345678', '0812345678', 'a superscript digit'],
  [`${'\u200b'.repeat(2000)}0812345678`, '0812345678', 'thousands of invisible characters'],
  ['เบอร์ 2 คือ 089-765-4321', '089-765-4321', 'other digits before'],
  ['+44 20 7946 0958 / 081-234-5678', '+44 20 7946 0958', 'a foreign number first'],
  ['081-234-567 หรือ 089-765-4321', '089-765-4321', 'the first that can be dialled'],
])('extractPhone(%j) is %j (%s)', (typed, phone) => {
  expect(extractPhone(typed)).toBe(phone);
  expect(phoneProblem(typed)).toBeUndefined();
});

it('shortens long texts without excessive backtracking', () => {
  for (const part of ['1 ', '0812345678 ', '9:', '1-', '2. ', '00', '18.00 ']) {
    expect(extractPhone(part.repeat(8000)).length).toBeLessThanOrEqual(300);
  }
});

it.each([
  ['โทร ๐๘๑ - 234 - 5671', '081-234-5671'],
  ['\u202a+66 81 234 5678\u202c', '+66 81 234 5678'],
  ['คุณนิด (02) 123 4567 ต่อ 12', '(02) 123 4567 ต่อ 12'],
  ['๐๘๑๒๓๔๕๖๗๘ หรือ ๐๘๙๑๒๓๔๕๖๗ หลังบ่ายสาม', '0812345678 หรือ 0891234567 หลังบ่ายสาม'],
  ['ไม่มีเบอร์', 'ไม่มีเบอร์'],
  ['- ', '-'],
])('readablePhone(%j) is %j', (typed, expected) => {
  expect(readablePhone(typed)).toBe(expected);
});

it.each([
  ['+1 202 555 0143', '+12025550143'],
  ['02-123-4567-9', '+6621234567'],
  ['812345678', '+66812345678'],
  ['+66 (0) 81 234 5678', '+66812345678'],
  ['+660812345678', '+66812345678'],
  ['(66) 81-234-5678', '+66812345678'],
  ['001 66 2 123 4567', '+6621234567'],
  ['เบอร์โทร ๐๕๓ ๑๒๓ ๔๕๖ ต่อ ๑๒', '+6653123456'],
  ['081·234·5678 ext. 5', '+66812345678'],
  ['081-234-5678 02-123-4567', '+66812345678'],
  ['', ''],
  ['00856 20 5555 5555', '+8562055555555'],
  ['0081 90 1234 5678', '+819012345678'],
  ['001 856 20 5555 5555', '+8562055555555'],
  ['009 81 90 1234 5678', '+819012345678'],
  ['8562055555555', ''],
  ['0212345678', '+66212345678'],
  ['+6512345678', '+6512345678'],
])('toE164(%j) is %j', (raw, expected) => {
  expect(toE164(raw)).toBe(expected);
});
