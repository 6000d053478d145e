import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, compress } from './encoding.ts';

it.each([
  ['Chrome', 'gzip, deflate, br, zstd', 'br'],
  ['capitals and spaces', ' GZIP ;Q=1 ,  BR ; q=0', 'gzip'],
  ['anything but Brotli', 'br;q=0, *', 'gzip'],
  ['no encoding', '*;q=0', undefined],
])('chooses the best encoding for %s: %s', (_, header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it('gzip can be undone', async () => {
  const body = new TextEncoder().encode('คลินิกของคุณ '.repeat(500));
  const compressed = await compress('gzip', body, 'kept');
  expect(compressed.byteLength).toBeLessThan(body.byteLength / 4);
  expect(Buffer.compare(gunzipSync(compressed), body)).toBe(0);
});
