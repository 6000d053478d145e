import { expect, it } from 'vitest';
import { explainStartupError } from './startup-errors.ts';

const ofSystem = (code: string) =>
  Object.assign(new Error(`${code}: raw`), { code, path: '/data' });

it.each([
  ['EEXIST', /\/data is a file where a folder should be/],
  ['EACCES', /may not use \/data.*chown/],
  ['EROFS', /may not write to it/],
  ['ENOSPC', /disk is full/],
])('says what %s means and what to do', (code, words) => {
  expect(explainStartupError(ofSystem(code))).toMatch(words);
});

it('leaves words that are there', () => {
  expect(explainStartupError(new Error('Port 1 is taken.'))).toBe('Port 1 is taken.');
});
