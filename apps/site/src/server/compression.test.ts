import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codingFor, compressAs, refusesPlain } from './compression.ts';

describe('codingFor', () => {
  it.each([
    ['what Chrome sends', 'gzip, deflate, br, zstd', 'br', 'zstd'],
    ['what Safari sends', 'gzip, deflate, br', 'br', 'br'],
    ['an old spelling', 'x-gzip', 'gzip', 'gzip'],
    ['capitals and blanks', ' GZIP ;Q=1 ,  BR ; q=0.5', 'gzip', 'gzip'],
    ['anything', '*', 'br', 'zstd'],
    ['anything but Brotli', 'br;q=0, *', 'zstd', 'zstd'],
    ['none of all', '*;q=0', undefined, undefined],
    ['a refusal of one', 'gzip;q=0, br', 'br', 'br'],
    ['a refusal in many digits', 'br;q=0.000, gzip;q=0.001', 'gzip', 'gzip'],
    ['weights', 'br;q=0.5, zstd;q=0.8, gzip;q=0.9', 'gzip', 'gzip'],
    ['plain text above all', 'identity, gzip;q=0.5', undefined, undefined],
    ['plain text last', 'identity;q=0.1, gzip;q=0.5', 'gzip', 'gzip'],
    ['plain text as welcome', 'identity, gzip', 'gzip', 'gzip'],
    ['a coding we have not', 'compress, deflate', undefined, undefined],
    ['no number', 'br;q=much', undefined, undefined],
    ['other parameters', 'br;level=1;q=0.3', 'br', 'br'],
    ['nothing', '', undefined, undefined],
    ['no header', null, undefined, undefined],
  ])('%s: %s', (_, header, beforehand, meanwhile) => {
    expect(codingFor(header)).toBe(beforehand);
    expect(codingFor(header, 'quick')).toBe(meanwhile);
  });
});

it.each([
  [null, false],
  ['', false],
  ['gzip, br', false],
  ['*;q=0.1', false],
  ['identity, *;q=0', false],
  ['identity;q=0.001', false],
  ['identity;q=0', true],
  ['gzip;q=0.5, identity; q=0.0', true],
  ['br, *;q=0', true],
])('%j refuses what is sent as it is: %s', (header, isRefused) => {
  expect(refusesPlain(header)).toBe(isRefused);
});

it.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s can be undone, made quickly or thoroughly', async (coding, undo) => {
  // A page, and one that is too large to be compressed while others wait.
  for (const times of [500, 5_000]) {
    const body = new TextEncoder().encode('คลินิกของคุณ '.repeat(times));
    for (const effort of ['quick', 'thorough', 'utmost'] as const) {
      const compressed = await compressAs(coding, body, effort);
      expect(compressed.byteLength).toBeLessThan(body.byteLength / 4);
      expect(Buffer.compare(undo(compressed), body)).toBe(0);
    }
  }
});
