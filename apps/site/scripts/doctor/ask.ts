import { codeOf } from '../../src/calls/error-code.ts';
import type { Said } from './finding.ts';
import { reasons } from './words.ts';

const PATIENCE_MS = 5_000;

/** What an address said, or why it said nothing. */
export type Answer =
  { status: number; headers: Headers; text: string } | { status: undefined; why: string | Said };

/** By the code of Node or of TLS. */
const known: Record<string, Said> = {
  ENOTFOUND: reasons.dns,
  EAI_AGAIN: reasons.dns,
  ECONNREFUSED: reasons.refused,
  TimeoutError: reasons.late,
  UND_ERR_CONNECT_TIMEOUT: reasons.late,
  CERT_HAS_EXPIRED: reasons.expired,
  ERR_TLS_CERT_ALTNAME_INVALID: reasons.other_name,
  DEPTH_ZERO_SELF_SIGNED_CERT: reasons.untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: reasons.untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: reasons.untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: reasons.untrusted,
};

/** What keeps from being answered, in words where there are any, else by its code. */
export function whyOf(error: unknown): string | Said {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = error instanceof DOMException ? error.name : codeOf(cause);
  return known[code] ?? code;
}

/** Asks addresses, and notes what time it is where they are. */
export class Asker {
  /** By host, how far its clock is ahead of this machine's, in milliseconds. */
  readonly ahead = new Map<string, number>();

  /** Asks once, without following where it leads; never rejects. */
  async ask(address: string, init: RequestInit = {}): Promise<Answer> {
    const before = Date.now();
    try {
      const response = await fetch(address, {
        ...init,
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      this.#noteTime(new URL(address).host, response.headers.get('date'), before);
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      return { status: undefined, why: whyOf(error) };
    }
  }

  #noteTime(host: string, date: string | null, before: number): void {
    const at = Date.parse(date ?? '');
    if (Number.isNaN(at)) return;
    const after = Date.now();
    // The header has whole seconds, cut off.
    const [least, most] = [at - after, at + 999 - before];
    this.ahead.set(host, least > 0 ? least : Math.min(most, 0));
  }
}

/** Whether an address leads nowhere but to this machine. */
export const isOfThisMachine = (address: URL) =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(address.hostname);
