import { expect, it } from 'vitest';
import {
  inLowerCase,
  readAddress,
  withoutNeedlessEscapes,
  withoutTrailingSlashes,
} from './address.ts';

it.each([
  ['/%70dp%61', '/pdpa'],
  ['/a%2Eb', '/a.b'],
  ['/articles/detail/%E0%B8%81', '/articles/detail/%E0%B8%81'],
  ['/a%2Fb', '/a%2Fb'],
  ['/a%25b', '/a%25b'],
])('%s is %s', (pathname, plain) => {
  expect(withoutNeedlessEscapes(pathname)).toBe(plain);
});

it.each([
  ['/pdpa/', '/pdpa'],
  ['//evil.example/', '/evil.example'],
  ['/articles//', '/articles'],
  ['/a//b', '/a//b'],
])('%s without closing slashes is %s', (pathname, plain) => {
  expect(withoutTrailingSlashes(pathname)).toBe(plain);
});

it('reads a path and of the query what a page shows', () => {
  const read = (target: string) => readAddress(`http://site${target}`);
  expect(read('/articles?tag=b&q=a&utm_source=line')?.key).toBe('/articles?q=a&tag=b');
  expect(read('/?utm_source=line')?.key).toBe('/');
  expect(read('/%e0%b8%81')).toMatchObject({ pathname: '/%E0%B8%81' });
  for (const malformed of ['/%', '/%zz', '/%E0', '/a%FF']) expect(read(malformed)).toBeUndefined();
  // What is malformed in a query changes no page.
  expect(read('/pdpa?a=%zz')?.key).toBe('/pdpa');
});

it('leaves what is percent-encoded in either case', () => {
  expect(inLowerCase('/PDPA/%E0%B8%81')).toBe('/pdpa/%E0%B8%81');
});
