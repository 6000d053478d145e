import { expect, it } from 'vitest';
import { highlight, type Marks, marksOf, passage } from './highlight.ts';

const concept = (typed: string, ...words: string[]) => ({
  typed,
  correction: undefined,
  variants: words.map((word) => ({ words: [word], factor: 1, minWeight: 0 })),
});
const marks = (words: string[], letters: string[] = []): Marks =>
  marksOf(
    [...words.map((word) => concept(word, word)), ...letters.map((one) => concept(one))],
    () => true,
  );

const marked = (text: string, of: Marks) =>
  highlight(text, of)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['ค่าน้ำค่าไฟ', ['น้ำ'], 'ค่า[น้ำ]ค่าไฟ'],
  ['ค่าน\u0e4d\u0e49\u0e32ค่าไฟ', ['น้ำ'], 'ค่า[น\u0e4d\u0e49\u0e32]ค่าไฟ'],
  ['ปี ๒๕๖๘ ต่อ 2569', ['2568'], 'ปี [๒๕๖๘] ต่อ 2569'],
  ['PDPA กับ pdpa', ['pdpa'], '[PDPA] กับ [pdpa]'],
  ['พยาบาลจ่ายยา', ['ยา'], 'พยาบาลจ่าย[ยา]'],
  ['คิดค่าแพทย์ให้ตรง', ['แพทย์'], 'คิดค่า[แพทย์]ให้ตรง'],
  ['ออนไลน์และไลน์', ['ไลน์'], 'ออนไลน์และ[ไลน์]'],
  ['รหัส ICD-10 กับ ICD 10', ['icd10'], 'รหัส [ICD-10] กับ [ICD 10]'],
  ['LINE และ online', ['line'], '[LINE] และ online'],
  ['นัดหมาย', ['นัดหมาย', 'นัด'], '[นัดหมาย]'],
  ['ไม่มีคำนั้น', ['xyz'], 'ไม่มีคำนั้น'],
])('highlights whole words: in %j %j', (text, words, expected) => {
  expect(marked(text, marks(words))).toBe(expected);
});

it('does not separate marks from their letter', () => {
  expect(marked('ผู้ป่วย', marks([], ['ผ']))).toBe('[ผู้]ป่วย');
});

it.each([
  ['นัดหมาย', 'นัดหมาย', false],
  ['นัด', 'นัดหมาย', false],
  ['ใบ นัด', 'ใบนัด', false],
  ['ICD-10', 'icd10', false],
  ['จองคิว', 'นัดหมาย', true],
  ['ปัญญาประดิษฐ์', 'ai', true],
])('highlights %s for the search %s as a synonym: %s', (text, typed, isByMeaning) => {
  const word = text.toLowerCase();
  const [stretch] = highlight(text, { ...marks([], [word]), typed: [typed] });
  expect(stretch?.isByMeaning ?? false).toBe(isByMeaning);
});

it('returns the passage around the first whole word', () => {
  const text = `${'พยาบาลทำงานทั้งวัน '.repeat(12)}แล้วจ่ายยาให้คนไข้ ${'พยาบาล '.repeat(40)}`;
  expect(passage(text, marks(['ยา']), 60)).toMatch(/^….*จ่ายยาให้คนไข้/);
  expect(passage('พยาบาล', marks(['ยา']), 60)).toBeUndefined();
});
