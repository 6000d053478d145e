import { expect, it } from 'vitest';
import { canonicalPath, inLowerCase, readAddress } from './address.ts';

it('reads the path and the query parameters that pages use, and rejects malformed escapes', () => {
  const read = (target: string) => readAddress(`http://site${target}`);
  expect(read('/articles?tag=b&q=a&utm_source=line')?.key).toBe('/articles?q=a&tag=b');
  expect(read('/?utm_source=line')?.key).toBe('/');
  expect(read('/%e0%b8%81')).toMatchObject({ pathname: '/%E0%B8%81' });
  for (const malformed of ['/%', '/%zz', '/%E0', '/a%FF']) expect(read(malformed)).toBeUndefined();
  // A malformed query does not change the page.
  expect(read('/pdpa?a=%zz')?.key).toBe('/pdpa');
});

it.each(['/articles/detail/%E0%B8%81', '/a%2Fb', '/a%25b', "/@a:b;c=d,e&f+g$h!*'()%22%7C"])(
  'keeps the escapes of %s',
  (path) => {
    expect(canonicalPath(path)).toBe(path);
    expect(inLowerCase(path)).toBe(path);
  },
);
