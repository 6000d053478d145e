import {
  type Coding,
  codingFor,
  type Compressed,
  compressAs,
  isCompressible,
  refusesPlain,
} from './compression.ts';
import { WholeResponse } from './whole-response.ts';

/** An answer that is whole in memory: a built file, or a page that was rendered. */
export interface Whole {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** Its compressed forms, as far as they are made already. */
  compressed?: Compressed | undefined;
}

/** Reads an answer to its end. How long it is is said when it travels, by what is sent then. */
export async function readWhole(response: Response): Promise<Whole> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return { status: response.status, headers: Object.fromEntries(headers), body };
}

/**
 * What of a whole answer travels to who asked: compressed as they like it best, only its headers for
 * HEAD, and not at all what they have already (`If-None-Match`, `If-Modified-Since`).
 */
export async function deliver(request: Request, whole: Whole): Promise<Response> {
  const { status } = whole;
  let { body } = whole;
  const accepted = request.headers.get('accept-encoding');
  const isWorthIt = isCompressible(whole.headers['content-type'] ?? '', body.byteLength);
  // What would be larger for it is compressed as well for whoever takes nothing as it is.
  const coding =
    body.byteLength > 0 && (isWorthIt || refusesPlain(accepted))
      ? codingFor(accepted, whole.compressed ? 'thorough' : 'quick')
      : undefined;
  if (coding) body = whole.compressed?.[coding] ?? (await compressAs(coding, body));
  const isHad = isKnown(
    {
      ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
      ifModifiedSince: request.headers.get('if-modified-since') ?? undefined,
    },
    whole.headers,
  );
  const headers = headersOf(whole, { coding, bytes: body.byteLength, isKnown: isHad });
  if (isHad) return new Response(null, { status: 304, headers });
  if (isBodiless(status) || request.method === 'HEAD') {
    return new Response(null, { status, headers });
  }
  return new WholeResponse(body, { status, headers });
}

/** In which form a whole answer travels. */
interface Form {
  coding: Coding | undefined;
  /** Of its body in this coding. */
  bytes: number;
  /** Whether who asked has it already. */
  isKnown: boolean;
}

/** The headers of a whole answer in one of its forms. */
export function headersOf({ status, headers, body }: Whole, form: Form): Headers {
  const sent = new Headers(headers);
  if (form.coding || isCompressible(headers['content-type'] ?? '', body.byteLength)) {
    sent.set('vary', 'accept-encoding');
  }
  if (form.isKnown) return sent;
  if (form.coding) sent.set('content-encoding', form.coding);
  // An answer that may have no body says nothing of its length either (RFC 9110 §8.6).
  if (!isBodiless(status)) sent.set('content-length', String(form.bytes));
  return sent;
}

/** What a browser says of what it has already. */
export interface Had {
  ifNoneMatch: string | undefined;
  /** Of programs that know no tags, like some feed readers. */
  ifModifiedSince: string | undefined;
}

/** Whether a browser has it already. Where it names tags, its time says nothing (RFC 9110 §13.2.2). */
export function isKnown(had: Had, headers: Readonly<Record<string, string>>): boolean {
  const { etag, 'last-modified': changed } = headers;
  if (etag === undefined) return false;
  if (had.ifNoneMatch !== undefined) {
    const known = had.ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return known.includes('*') || known.includes(etag.replace(/^W\//, ''));
  }
  if (had.ifModifiedSince === undefined || changed === undefined) return false;
  // What is no date compares as false.
  return Date.parse(changed) <= Date.parse(had.ifModifiedSince);
}

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;
