import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this the headers weigh more than what is won. */
const SMALLEST_BYTES = 512;
const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json|javascript)|image\/svg)/;

type Bytes = Uint8Array<ArrayBuffer>;

/** How much work a compressed form is worth: `quick` costs a page some milliseconds, `thorough` tens. */
type Effort = 'thorough' | 'quick';

export interface Compressed {
  br: Bytes | undefined;
  gzip: Bytes | undefined;
}

export type Coding = keyof Compressed;

export const isCompressible = (type: string, bytes: number) =>
  bytes >= SMALLEST_BYTES && compressible.test(type);

/** The coding that a browser accepts and that is best for it; undefined for none. */
export function codingFor(acceptEncoding: string | null): Coding | undefined {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().split(/;\s*q=/))
    .flatMap(([name, quality = '1']) => (Number(quality) > 0 ? [name] : []));
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

/** Both codings, as far as they go: for what is kept and sent many times. */
export async function compress(body: Bytes, effort: Effort): Promise<Compressed> {
  return { br: await compressAs('br', body, effort), gzip: await compressAs('gzip', body, effort) };
}

/** One coding. */
export async function compressAs(
  coding: Coding,
  body: Bytes,
  effort: Effort = 'quick',
): Promise<Bytes> {
  if (coding === 'gzip') return gzipped(body, { level: effort === 'quick' ? 6 : 9 });
  const quality = effort === 'quick' ? 5 : 10;
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
