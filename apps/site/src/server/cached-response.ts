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
  /** Forms that were compressed by the build. */
  compressed?: Partial<Record<Encoding, Bytes>>;
}

/** Sets the headers that every response has; `server/headers.ts`. */
export type Protect = (headers: Headers, isSecure: boolean) => void;

/** What of a request decides in which form it is answered. */
export interface Preferences {
  header: (name: string) => string | undefined;
  /** Whether it is GET or HEAD; what was done for another method is answered in any case. */
  isReading: boolean;
  isSecure: boolean;
}

/** A response in one form: its headers are worked out once. */
interface Form {
  headers: Record<string, string>;
  notModified: Record<string, string>;
  body: Bytes;
}

/**
 * A response that can be sent many times. Each form of it (encoding, scheme) is compressed and gets its headers
 * when it is asked for first.
 */
export class CachedResponse {
  readonly content: Content;
  readonly #protect: Protect;
  readonly #effort: Effort;
  readonly #forms = new Map<string, Form | Promise<Form>>();

  constructor(content: Content, protect: Protect, effort: Effort) {
    this.content = content;
    this.#protect = protect;
    this.#effort = effort;
  }

  /** The whole response, or 304 where the browser has it. */
  respond(preferences: Preferences): Response | Promise<Response> {
    const form = this.#formFor(preferences);
    return form instanceof Promise
      ? form.then((one) => this.#send(one, preferences))
      : this.#send(form, preferences);
  }

  #send({ headers, notModified, body }: Form, { header, isReading }: Preferences): Response {
    if (isReading && isNotModified(header, headers)) {
      return new Response(null, { status: 304, headers: notModified });
    }
    const { status } = this.content;
    return new Response(isBodiless(status) ? null : body, { status, headers });
  }

  #formFor({ header, isSecure }: Preferences): Form | Promise<Form> {
    const { headers, body } = this.content;
    const isWorthIt = isCompressible(headers['content-type'] ?? '', body.byteLength);
    const encoding = isWorthIt ? acceptedEncoding(header('accept-encoding')) : undefined;
    const key = `${encoding} ${isSecure}`;
    const known = this.#forms.get(key);
    if (known) return known;
    const made = this.#make(encoding, isWorthIt, isSecure);
    this.#forms.set(key, made);
    if (made instanceof Promise) {
      made.then(
        (form) => this.#forms.set(key, form),
        () => this.#forms.delete(key),
      );
    }
    return made;
  }

  #make(encoding: Encoding | undefined, varies: boolean, isSecure: boolean): Form | Promise<Form> {
    const { body, compressed } = this.content;
    if (!encoding) return this.#formOf(body, encoding, varies, isSecure);
    const before = compressed?.[encoding];
    if (before) return this.#formOf(before, encoding, varies, isSecure);
    return compress(encoding, body, this.#effort).then((bytes) =>
      this.#formOf(bytes, encoding, varies, isSecure),
    );
  }

  #formOf(body: Bytes, encoding: Encoding | undefined, varies: boolean, isSecure: boolean): Form {
    const { status, headers } = this.content;
    const shared = new Headers(headers);
    if (varies) shared.set('vary', 'accept-encoding');
    this.#protect(shared, isSecure);
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
