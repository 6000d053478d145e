import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstandard = promisify(zstdCompress);

/** Below this the headers weigh more than what is won. */
const SMALLEST_BYTES = 512;
const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json|javascript)|image\/svg)/;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * How much work a compressed form is worth: `quick` costs a page less than one millisecond, `thorough` some hundred, and
 * `utmost` twice that for 2 % less.
 */
export type Effort = 'utmost' | 'thorough' | 'quick';

const brotliQuality = { utmost: constants.BROTLI_MAX_QUALITY, thorough: 10, quick: 3 };

/** What is no larger is compressed quickly in less time than it takes to hand it to a thread and back. */
const LITTLE_BYTES = 64 * 1024;

export type Coding = 'br' | 'zstd' | 'gzip';
export type Compressed = Readonly<Record<Coding, Bytes | undefined>>;

/** The best first. Made beforehand, the smallest wins; made while somebody waits, the quickest. */
const best: Readonly<Record<Effort, readonly Coding[]>> = {
  utmost: ['br', 'zstd', 'gzip'],
  thorough: ['br', 'zstd', 'gzip'],
  quick: ['zstd', 'br', 'gzip'],
};

export const isCompressible = (type: string, bytes: number) =>
  bytes >= SMALLEST_BYTES && compressible.test(type);

/** How welcome an `Accept-Encoding` says each coding is, from 0 to 1. */
function qualities(acceptEncoding: string | null | undefined): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
    wanted.set(name.replace(/^x-(?=gzip$)/, ''), quality === undefined ? 1 : Number(quality) || 0);
  }
  return wanted;
}

/** Whether what is sent as it is would be refused: `identity;q=0`, or `*;q=0` without a word of it. */
export function refusesPlain(acceptEncoding: string | null | undefined): boolean {
  if (!acceptEncoding?.includes('q')) return false;
  const wanted = qualities(acceptEncoding);
  return (wanted.get('identity') ?? wanted.get('*') ?? 1) === 0;
}

/**
 * The coding that an `Accept-Encoding` likes best (RFC 9110 §12.5.3), and of several the best for what
 * is sent; undefined for none; whether that is refused as well says {@link refusesPlain}.
 *
 * @param effort whether it was compressed beforehand, or will be while they wait
 */
export function codingFor(
  acceptEncoding: string | null | undefined,
  effort: Effort = 'thorough',
): Coding | undefined {
  const wanted = qualities(acceptEncoding);
  const others = wanted.get('*') ?? 0;
  // What is not named is welcome as it is, but less so than anything that is.
  let [liked, most] = [undefined as Coding | undefined, wanted.get('identity') ?? 0];
  for (const coding of best[effort]) {
    const quality = wanted.get(coding) ?? others;
    if (quality > most || (quality === most && quality > 0 && !liked)) {
      [liked, most] = [coding, quality];
    }
  }
  return liked;
}

/** Whether an `Accept-Encoding` takes an answer in none of the forms that there are (RFC 9110 §12.5.3). */
export const takesNothing = (acceptEncoding: string | null): boolean =>
  refusesPlain(acceptEncoding) && codingFor(acceptEncoding) === undefined;

/** Every coding, as far as they go: for what is kept and sent many times. */
export async function compress(body: Bytes, effort: Effort): Promise<Compressed> {
  return {
    br: await compressAs('br', body, effort),
    zstd: await compressAs('zstd', body, effort),
    gzip: await compressAs('gzip', body, effort),
  };
}

/** One coding. */
export async function compressAs(
  coding: Coding,
  body: Bytes,
  effort: Effort = 'quick',
): Promise<Bytes> {
  const isQuick = effort === 'quick';
  const isAtOnce = isQuick && body.byteLength <= LITTLE_BYTES;
  if (coding === 'gzip') {
    const options = { level: isQuick ? 6 : 9 };
    return isAtOnce ? gzipSync(body, options) : gzipped(body, options);
  }
  if (coding === 'zstd') {
    const options = { params: { [constants.ZSTD_c_compressionLevel]: isQuick ? 4 : 12 } };
    return isAtOnce ? zstdCompressSync(body, options) : zstandard(body, options);
  }
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } };
  return isAtOnce ? brotliCompressSync(body, options) : brotli(body, options);
}
