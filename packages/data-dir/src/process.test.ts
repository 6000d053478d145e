import { expect, it, vi } from 'vitest';
import { explainSystemError, setVariables } from './process.ts';

it.each([
  ['omits empty values', { SITE_URL: '', PORT: '80' }, { PORT: '80' }, 0],
  ['removes space at the ends', { PORT: ' 80\r' }, { PORT: '80' }, 0],
  ['reads an old name', { CANARY: '0' }, { CANARY: '0', LEAD_CANARY: '0' }, 1],
  ['prefers the new name', { CANARY: '0', LEAD_CANARY: '1' }, { CANARY: '0', LEAD_CANARY: '1' }, 0],
])('%s: %o is %o, with %i warnings', (_, given, read, warnings) => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  expect(setVariables(given)).toEqual(read);
  const warning = ['CANARY is called LEAD_CANARY now', 'DeprecationWarning'];
  expect(warn.mock.calls).toEqual(warnings === 1 ? [warning] : []);
});

it.each([
  ['EADDRINUSE', { port: 4321 }, /^Port 4321 is in use.*set PORT/],
  ['EACCES', { port: 80 }, /listen on port 80\. Set PORT/],
  ['EACCES', { path: '/data' }, /permission to use \/data.*chown/],
  ['EROFS', { path: '/data' }, /\/data is read-only/],
  ['EEXIST', { path: '/data' }, /^\/data is a file, not a folder/],
  ['ENOSPC', {}, /disk is full/],
  ['EIO', {}, undefined],
])('explains %s with %o and what to do', (code, facts, words) => {
  const explained = explainSystemError(Object.assign(new Error('raw'), { code, ...facts }), 'PORT');
  if (words) expect(explained).toMatch(words);
  else expect(explained).toBeUndefined();
});
