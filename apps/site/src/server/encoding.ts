import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstandard = promisify(zstdCompress);

export type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = 'br' | 'zstd' | 'gzip';

/** In order of compression ratio, the best first. */
const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** Smaller bodies, in bytes, are not compressed: the extra headers outweigh the savings. */
const MIN_BYTES = 512;
const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json|javascript)|image\/svg)/;

export const isCompressible = (type: string, bytes: number): boolean =>
  bytes >= MIN_BYTES && compressible.test(type);

/** Returns the encoding with the best compression among those that an `Accept-Encoding` header accepts. */
export function acceptedEncoding(header = ''): Encoding | undefined {
  const accepted = parseAccept(header.toLowerCase());
  const quality = (name: string) => accepted.find(({ type }) => type === name)?.q;
  return encodings.find((encoding) => (quality(encoding) ?? quality('*') ?? 0) > 0);
}

/** Compression effort: `once` for a response to one visitor, `kept` for a cached response. */
export type Effort = 'once' | 'kept';

const brotliQuality: Record<Effort, number> = { once: 4, kept: 9 };
const zstdLevel: Record<Effort, number> = { once: 4, kept: 12 };

export function compress(encoding: Encoding, body: Bytes, effort: Effort): Promise<Bytes> {
  if (encoding === 'gzip') return gzipped(body, { level: effort === 'once' ? 6 : 9 });
  if (encoding === 'zstd') {
    return zstandard(body, {
      params: { [constants.ZSTD_c_compressionLevel]: zstdLevel[effort] },
    });
  }
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } });
}
