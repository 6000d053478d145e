import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstandard = promisify(zstdCompress);

export type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = 'br' | 'zstd' | 'gzip';

/** The smallest result first. */
const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** Below this, in bytes, the headers weigh more than what is saved. */
const MIN_BYTES = 512;
const compressible =
  /^(text\/|application\/(json|xml|rss\+xml|ld\+json|manifest\+json|javascript|opensearchdescription\+xml)|image\/svg)/;

export const isCompressible = (type: string, bytes: number): boolean =>
  bytes >= MIN_BYTES && compressible.test(type);

/** What an `Accept-Encoding` asks for: the encoding, whether plain bytes are refused. */
interface Accepted {
  encoding: Encoding | undefined;
  refusesPlain: boolean;
}

/** Browsers send a handful of spellings. */
const known = new Map<string, Accepted>();
const MAX_KNOWN = 100;

/** Reads an `Accept-Encoding` header (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string): Accepted {
  const before = known.get(header);
  if (before) return before;
  const accepted = readAccepted(header);
  if (known.size < MAX_KNOWN) known.set(header, accepted);
  return accepted;
}

function readAccepted(header: string): Accepted {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
    qualities.set(
      name.replace(/^x-(?=gzip$)/, ''),
      quality === undefined ? 1 : Number(quality) || 0,
    );
  }
  const others = qualities.get('*') ?? 0;
  let [encoding, best] = [undefined as Encoding | undefined, qualities.get('identity') ?? 0];
  for (const one of encodings) {
    const quality = qualities.get(one) ?? others;
    if (quality > best || (quality === best && quality > 0 && !encoding)) {
      [encoding, best] = [one, quality];
    }
  }
  const plain = qualities.get('identity') ?? qualities.get('*') ?? 1;
  return { encoding, refusesPlain: plain === 0 };
}

/**
 * How much work compressing is worth: `once` is sent to one visitor, `kept` is cached, `first` is the page that most
 * people see first.
 */
export type Effort = 'once' | 'kept' | 'first';

const brotliQuality: Record<Effort, number> = { once: 4, kept: 9, first: 11 };
const zstdLevel: Record<Effort, number> = { once: 4, kept: 12, first: 19 };

export function compress(encoding: Encoding, body: Bytes, effort: Effort): Promise<Bytes> {
  if (encoding === 'gzip') return gzipped(body, { level: effort === 'once' ? 6 : 9 });
  if (encoding === 'zstd') {
    return zstandard(body, {
      params: { [constants.ZSTD_c_compressionLevel]: zstdLevel[effort] },
    });
  }
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } });
}
