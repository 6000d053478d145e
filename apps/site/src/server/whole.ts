import { codingFor, type Compressed, compressAs, isCompressible } from './compression.ts';
import { WholeResponse } from './whole-response.ts';

/** An answer that is whole in memory: a built file, or a page that was rendered. */
export interface Whole {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** Its compressed forms, as far as they are made already. */
  compressed?: Compressed | undefined;
}

/** Reads an answer to its end. */
export async function readWhole(response: Response): Promise<Whole> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/**
 * What of a whole answer travels to who asked: compressed as they like it best, only its headers for
 * HEAD, and not at all what they have already (`If-None-Match`).
 */
export async function deliver(request: Request, whole: Whole): Promise<Response> {
  const { status } = whole;
  const headers = { ...whole.headers };
  let { body } = whole;
  if (isCompressible(headers['content-type'] ?? '', body.byteLength)) {
    headers.vary = 'accept-encoding';
    const coding = codingFor(request.headers.get('accept-encoding'));
    if (coding) {
      body = whole.compressed?.[coding] ?? (await compressAs(coding, body));
      headers['content-encoding'] = coding;
    }
  }
  if (headers.etag !== undefined && isKnown(request.headers.get('if-none-match'), headers.etag)) {
    delete headers['content-encoding'];
    return new Response(null, { status: 304, headers });
  }
  // An answer that may have no body says nothing of its length either (RFC 9110 §8.6).
  if (isBodiless(status)) return new Response(null, { status, headers });
  headers['content-length'] = String(body.byteLength);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new WholeResponse(body, { status, headers });
}

/** Whether an entity tag is among those that a browser has already. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(etag.replace(/^W\//, ''));
}

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;
