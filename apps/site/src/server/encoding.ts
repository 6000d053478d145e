import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = 'br' | 'gzip';

/** In order of compression ratio, the best first. Browsers that decode zstd decode Brotli too. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** Smaller bodies, in bytes, are not compressed: the extra headers outweigh the savings. */
const MIN_BYTES = 512;
const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json|javascript)|image\/svg)/;

export const isCompressible = (type: string, bytes: number): boolean =>
  bytes >= MIN_BYTES && compressible.test(type);

/** Returns the encoding with the best compression among those that an `Accept-Encoding` header accepts. */
export function acceptedEncoding(header: string): Encoding | undefined {
  const accepted = parseAccept(header.toLowerCase());
  const quality = (name: string) => accepted.find(({ type }) => type === name)?.q;
  return encodings.find((encoding) => (quality(encoding) ?? quality('*') ?? 0) > 0);
}

/** Compression effort: `once` for a response to one visitor, `kept` for a cached response. */
export type Effort = 'once' | 'kept';

const brotliQuality: Record<Effort, number> = { once: 4, kept: 9 };

export function compress(encoding: Encoding, body: Bytes, effort: Effort): Promise<Bytes> {
  if (encoding === 'gzip') return gzipped(body, { level: effort === 'once' ? 6 : 9 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } });
}
