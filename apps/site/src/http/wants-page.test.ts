import { expect, it } from 'vitest';
import { wantsPage } from './wants-page.ts';

const FORM = 'application/x-www-form-urlencoded';
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

it.each([
  ['a form without JavaScript', { 'content-type': FORM, accept: PAGE }, true],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x', accept: PAGE }, true],
  ['a form from a program', { 'content-type': FORM, accept: 'application/json' }, false],
  ['a form without `Accept`', { 'content-type': FORM }, false],
  ['JSON from our own script', { 'content-type': 'application/json', accept: PAGE }, false],
  ['a visit', { accept: PAGE }, false],
] as const)('%s → %s', (_name, headers, expected) => {
  expect(wantsPage(new Request('http://localhost/', { headers }))).toBe(expected);
});
