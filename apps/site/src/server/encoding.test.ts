import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, compress } from './encoding.ts';

it.each([
  ['Chrome', 'gzip, deflate, br, zstd', 'br'],
  ['Safari', 'gzip, deflate, br', 'br'],
  ['capitals and spaces', ' GZIP ;Q=1 ,  BR ; q=0', 'gzip'],
  ['anything', '*', 'br'],
  ['anything but Brotli', 'br;q=0, *', 'gzip'],
  ['no encoding', '*;q=0', undefined],
  ['one excluded encoding', 'gzip;q=0, br', 'br'],
  ['quality 0 with many digits', 'br;q=0.000, gzip;q=0.001', 'gzip'],
  ['identity with low quality', 'identity;q=0.1, gzip;q=0.5', 'gzip'],
  ['identity and gzip', 'identity, gzip', 'gzip'],
  ['unsupported encodings', 'compress, deflate', undefined],
  ['other parameters', 'br;level=1;q=0.3', 'br'],
  ['an empty header', '', undefined],
])('chooses the best encoding for %s: %s', (_, header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s can be undone', async (encoding, undo) => {
  const body = new TextEncoder().encode('คลินิกของคุณ '.repeat(500));
  for (const effort of ['once', 'kept'] as const) {
    const compressed = await compress(encoding, body, effort);
    expect(compressed.byteLength).toBeLessThan(body.byteLength / 4);
    expect(Buffer.compare(undo(compressed), body)).toBe(0);
  }
});
