import { type Coding, codingFor, isCompressible } from './compression.ts';
import { type Had, headersOf, isKnown, type Whole } from './whole.ts';

/** What a request asks for, as it stood on the wire: reading it costs nothing. */
export interface Asked extends Had {
  method: string;
  /** Path and query; undefined when they or the host cannot be read. */
  target: string | undefined;
  isSecure: boolean;
  accept: string | undefined;
  acceptEncoding: string | undefined;
  /** By what whoever asks is known when they come again: their connection, or behind a proxy their address. */
  asker: () => unknown;
}

/** An answer with nothing left to be worked out. */
export interface Ready {
  status: number;
  /** Names and values by turns. */
  headers: string[];
  body: Uint8Array<ArrayBuffer> | undefined;
  /** When it may be sent, where that is not at once. */
  after?: Promise<void>;
}

/** Sets what every answer has; `server/headers.ts`. */
type Protect = (headers: Headers, of: { path: string; status: number; isSecure: boolean }) => void;

/**
 * Finishes answers that are whole in memory: headers are worked out once for each form in which a page
 * is sent (coding, scheme, with or without its body), and kept as long as the page is.
 */
export class ReadyAnswers {
  readonly #protect: Protect;
  readonly #forms = new WeakMap<Whole, Map<string, Ready>>();

  constructor(protect: Protect) {
    this.#protect = protect;
  }

  /** @returns undefined while the form that is asked for is still to be compressed */
  of(asked: Asked, path: string, whole: Whole): Ready | undefined {
    const canBeCoded = isCompressible(whole.headers['content-type'] ?? '', whole.body.byteLength);
    const coding = canBeCoded ? codingOf(asked.acceptEncoding) : undefined;
    const body = coding ? whole.compressed?.[coding] : whole.body;
    if (!body) return undefined;
    const known = isKnown(asked, whole.headers);
    const hasBody = asked.method !== 'HEAD' && !known;
    const name = `${coding} ${asked.isSecure} ${known} ${hasBody}`;
    const forms = this.#forms.get(whole) ?? new Map<string, Ready>();
    this.#forms.set(whole, forms);
    const form = forms.get(name);
    if (form) return form;

    const status = known ? 304 : whole.status;
    const headers = headersOf(whole, { coding, bytes: body.byteLength, isKnown: known });
    this.#protect(headers, { path, status, isSecure: asked.isSecure });
    const made = { status, headers: [...headers].flat(), body: hasBody ? body : undefined };
    forms.set(name, made);
    return made;
  }
}

/** What browsers send there are a handful of spellings of. */
const codings = new Map<string, Coding | undefined>();
const MOST_SPELLINGS = 100;

function codingOf(acceptEncoding = ''): Coding | undefined {
  if (codings.has(acceptEncoding)) return codings.get(acceptEncoding);
  const coding = codingFor(acceptEncoding);
  if (codings.size < MOST_SPELLINGS) codings.set(acceptEncoding, coding);
  return coding;
}
