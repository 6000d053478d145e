import { expect, it } from 'vitest';
import { consonantKey, spelledOut, phoneticKey } from './phonetic-key.ts';

const consonants = (word: string) => consonantKey(phoneticKey(word));

it.each([
  ['แบ็กอัป', 'backup'],
  ['แดชบอร์ด', 'dashboard'],
  ['รีคอล', 'recall'],
  ['โปรโมชั่น', 'promotion'],
  ['ไลน์', 'line'],
  ['เอ็กเซล', 'excel'],
  ['แฟรนไชส์', 'franchise'],
  ['บัตคิว', 'บัตรคิว'],
  ['คลีนิค', 'คลินิก'],
  ['พยาบาร', 'พยาบาล'],
])('%s and %s have the same consonants', (one, other) => {
  expect(consonants(one)).toBe(consonants(other));
});

it.each([
  ['ยา', 'คิว'],
  ['แพทย์', 'พยาบาล'],
  ['cloud', 'laser'],
])('%s and %s have different consonants', (one, other) => {
  expect(consonants(one)).not.toBe(consonants(other));
});

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
