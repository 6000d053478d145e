import { expect, it } from 'vitest';
import { explainStartupError } from './startup-errors.ts';

const systemError = (code: string) =>
  Object.assign(new Error(`${code}: raw`), { code, path: '/data' });

it.each([
  ['EEXIST', /\/data is a file, not a folder/],
  ['EACCES', /permission to use \/data.*chown/],
  ['EROFS', /or to write to it/],
  ['ENOSPC', /disk is full/],
])('explains %s and what to do', (code, words) => {
  expect(explainStartupError(systemError(code))).toMatch(words);
});

it('keeps the message of other errors', () => {
  expect(explainStartupError(new Error('Port 1 is taken.'))).toBe('Port 1 is taken.');
});
