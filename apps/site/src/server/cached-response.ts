import { createHash } from 'node:crypto';
import {
  acceptedEncoding,
  type Bytes,
  compress,
  type Effort,
  type Encoding,
  isCompressible,
} from './encoding.ts';

/** A complete response in memory. */
export interface Content {
  status: number;
  headers: Record<string, string>;
  body: Bytes;
  /** The `route` label in metrics: the route pattern or the kind of file. */
  route?: string;
  /** Bodies compressed by the build. */
  compressed?: Partial<Record<Encoding, Bytes>>;
}

/** Sets the headers common to all responses; see `server/headers.ts`. */
export type Protect = (headers: Headers) => void;

/** A response in one encoding, with its headers precomputed. */
interface Variant {
  headers: Record<string, string>;
  notModified: Record<string, string>;
  body: Bytes;
}

/** A response that can be sent many times. Each encoding is compressed on its first request. */
export class CachedResponse {
  readonly content: Content;
  readonly #protect: Protect;
  readonly #effort: Effort;
  readonly #variants = new Map<Encoding | undefined, Promise<Variant>>();

  constructor(content: Content, protect: Protect, effort: Effort = 'kept') {
    this.content = content;
    this.#protect = protect;
    this.#effort = effort;
  }

  /** Returns the full response, or 304 if the browser's copy is current. */
  async respond(request: Request): Promise<Response> {
    const accepted = request.headers.get('accept-encoding') ?? '';
    const { headers, notModified, body } = await this.#variantFor(accepted);
    if (isNotModified(request, headers)) {
      return new Response(null, { status: 304, headers: notModified });
    }
    const { status } = this.content;
    return new Response(isBodiless(status) ? null : body, { status, headers });
  }

  #variantFor(accepted: string): Promise<Variant> {
    const { headers, body } = this.content;
    const isWorthIt = isCompressible(headers['content-type'] ?? '', body.byteLength);
    const encoding = isWorthIt ? acceptedEncoding(accepted) : undefined;
    const cached = this.#variants.get(encoding);
    if (cached) return cached;
    const variant = this.#encode(encoding, isWorthIt);
    this.#variants.set(encoding, variant);
    variant.catch(() => this.#variants.delete(encoding));
    return variant;
  }

  async #encode(encoding: Encoding | undefined, varies: boolean): Promise<Variant> {
    const { status, headers, body: plain, compressed } = this.content;
    const body = encoding
      ? (compressed?.[encoding] ?? (await compress(encoding, plain, this.#effort)))
      : plain;
    const shared = new Headers(headers);
    if (varies) shared.set('vary', 'accept-encoding');
    this.#protect(shared);
    const notModified = Object.fromEntries(shared);
    return {
      body,
      notModified,
      headers: {
        ...notModified,
        ...(encoding && { 'content-encoding': encoding }),
        // Responses without a body must not send Content-Length (RFC 9110 §8.6).
        ...(!isBodiless(status) && { 'content-length': String(body.byteLength) }),
      },
    };
  }
}

/** Whether the browser's copy is current; never for a form. */
function isNotModified(request: Request, { etag }: Record<string, string>): boolean {
  const tags = request.headers.get('if-none-match');
  if (etag === undefined || tags === null || !isReading(request)) return false;
  const opaque = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return opaque.includes('*') || opaque.includes(etag.replace(/^W\//, ''));
}

/** Whether the method of a request is GET or HEAD. */
export const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Returns an ETag of the body. It is weak because all encodings share it. */
export const entityTag = (body: Bytes): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;
