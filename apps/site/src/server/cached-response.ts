import { createHash } from 'node:crypto';
import {
  acceptedEncoding,
  type Bytes,
  compress,
  type Effort,
  type Encoding,
  isCompressible,
} from './encoding.ts';

/** A response that is whole in memory. */
export interface Content {
  status: number;
  headers: Record<string, string>;
  body: Bytes;
  /** What metrics call its address: the pattern of a route, or the kind of a file. */
  route?: string;
  /** Forms that were compressed by the build. */
  compressed?: Partial<Record<Encoding, Bytes>>;
}

/** Sets the headers that every response has; `server/headers.ts`. */
export type Protect = (headers: Headers) => void;

/** What of a request decides in which form it is answered. */
export interface Preferences {
  header: (name: string) => string | undefined;
  /** Whether it is GET or HEAD; what was done for another method is answered in any case. */
  isReading: boolean;
}

/** A response in one form: its headers are worked out once. */
interface Form {
  headers: Record<string, string>;
  notModified: Record<string, string>;
  body: Bytes;
}

/**
 * A response that can be sent many times. In each encoding it is compressed and gets its headers when it is asked
 * for first.
 */
export class CachedResponse {
  readonly content: Content;
  readonly #protect: Protect;
  readonly #effort: Effort;
  readonly #forms = new Map<Encoding | undefined, Promise<Form>>();

  constructor(content: Content, protect: Protect, effort: Effort) {
    this.content = content;
    this.#protect = protect;
    this.#effort = effort;
  }

  /** The whole response, or 304 where the browser has it. */
  async respond({ header, isReading }: Preferences): Promise<Response> {
    const { headers, notModified, body } = await this.#formFor(header('accept-encoding'));
    if (isReading && isNotModified(header, headers)) {
      return new Response(null, { status: 304, headers: notModified });
    }
    const { status } = this.content;
    return new Response(isBodiless(status) ? null : body, { status, headers });
  }

  #formFor(accepted: string | undefined): Promise<Form> {
    const { headers, body } = this.content;
    const isWorthIt = isCompressible(headers['content-type'] ?? '', body.byteLength);
    const encoding = isWorthIt ? acceptedEncoding(accepted) : undefined;
    const known = this.#forms.get(encoding);
    if (known) return known;
    const made = this.#make(encoding, isWorthIt);
    this.#forms.set(encoding, made);
    made.catch(() => this.#forms.delete(encoding));
    return made;
  }

  async #make(encoding: Encoding | undefined, varies: boolean): Promise<Form> {
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
        // A response that may have no body says nothing of its length either (RFC 9110 §8.6).
        ...(!isBodiless(status) && { 'content-length': String(body.byteLength) }),
      },
    };
  }
}

/** Whether the browser has it already. Where it names tags, its time says nothing (RFC 9110 §13.2.2). */
function isNotModified(
  header: Preferences['header'],
  { etag, 'last-modified': modified }: Record<string, string>,
): boolean {
  if (etag === undefined) return false;
  const tags = header('if-none-match');
  if (tags !== undefined) {
    const named = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return named.includes('*') || named.includes(etag.replace(/^W\//, ''));
  }
  const since = header('if-modified-since');
  // What is no date compares as false.
  return since !== undefined && Date.parse(modified ?? '') <= Date.parse(since);
}

/** A short text that changes with the body; weak, since compressed forms share it. */
export const entityTag = (body: Bytes): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;
