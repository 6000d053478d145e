import { expect, it } from 'vitest';
import { as } from './as.ts';
import { publicFiles } from './public-files.ts';

it('gives the file to everybody and the list to staff', () => {
  expect(publicFiles({ ...as(null), isReadingStaticFile: true })).toBe(true);
  const { req } = as(null);
  expect(publicFiles({ req: { ...req, routeParams: { filename: 'a.png' } } })).toBe(true);
  expect(publicFiles({ req: { ...req, routeParams: { id: '1' } } })).toBe(false);
  expect(publicFiles(as(null))).toBe(false);
  expect(publicFiles(as({ role: 'sales' }))).toBe(true);
});
