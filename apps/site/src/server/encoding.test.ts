import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compress } from './encoding.ts';

describe('acceptedEncoding', () => {
  it.each([
    ['what Chrome sends', 'gzip, deflate, br, zstd', 'br'],
    ['what Safari sends', 'gzip, deflate, br', 'br'],
    ['an old spelling', 'x-gzip', 'gzip'],
    ['capitals and blanks', ' GZIP ;Q=1 ,  BR ; q=0.5', 'gzip'],
    ['anything', '*', 'br'],
    ['anything but Brotli', 'br;q=0, *', 'zstd'],
    ['none of all', '*;q=0', undefined],
    ['a refusal of one', 'gzip;q=0, br', 'br'],
    ['a refusal in many digits', 'br;q=0.000, gzip;q=0.001', 'gzip'],
    ['weights', 'br;q=0.5, zstd;q=0.8, gzip;q=0.9', 'gzip'],
    ['plain text above all', 'identity, gzip;q=0.5', undefined],
    ['plain text last', 'identity;q=0.1, gzip;q=0.5', 'gzip'],
    ['plain text as welcome', 'identity, gzip', 'gzip'],
    ['an encoding we have not', 'compress, deflate', undefined],
    ['no number', 'br;q=much', undefined],
    ['other parameters', 'br;level=1;q=0.3', 'br'],
    ['nothing', '', undefined],
  ])('%s: %s', (_, header, encoding) => {
    expect(acceptedEncoding(header).encoding).toBe(encoding);
  });
});

it.each([
  ['', false],
  ['gzip, br', false],
  ['*;q=0.1', false],
  ['identity, *;q=0', false],
  ['identity;q=0.001', false],
  ['identity;q=0', true],
  ['gzip;q=0.5, identity; q=0.0', true],
  ['br, *;q=0', true],
])('%j refuses what is sent as it is: %s', (header, isRefused) => {
  expect(acceptedEncoding(header).refusesPlain).toBe(isRefused);
});

it.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s can be undone', async (encoding, undo) => {
  const body = new TextEncoder().encode('คลินิกของคุณ '.repeat(500));
  for (const effort of ['once', 'kept', 'first'] as const) {
    const compressed = await compress(encoding, body, effort);
    expect(compressed.byteLength).toBeLessThan(body.byteLength / 4);
    expect(Buffer.compare(undo(compressed), body)).toBe(0);
  }
});
