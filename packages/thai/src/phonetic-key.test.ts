import { expect, it } from 'vitest';
import { spelledOut } from './phonetic-key.ts';

it.each([
  ['พีดีพีเอ', 'pdpa'],
  ['อีเอ็มอาร์', 'emr'],
  ['ดีเอฟ', 'df'],
  ['เอใอ', 'ai'],
  ['ดี', undefined],
  ['ไอศกรีม', undefined],
])('%s spells out %s', (thai, letters) => {
  expect(spelledOut(thai)).toBe(letters);
});
