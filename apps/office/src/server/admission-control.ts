import { addressKey } from '@clinicdee/protocol/http/address';
import { bearerOf, isSecret } from '@clinicdee/protocol/http/secrets';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '../environment/environment.ts';
import { carriesSession } from '../payload-patches/session-token.ts';
import { ADDRESS_HEADER } from './addresses.ts';
import { isLarge } from './body-limit.ts';

/**
 * Concurrent requests of each group. Next and Payload hold all concurrent requests in memory and block the event loop
 * while rendering, also for signals, leads and other users. Large bodies are held in memory.
 */
const limits = { probes: 16, staff: 64, strangers: 24, address: 8, largeBodies: 4 };

/** After this time, in milliseconds, a request no longer counts: it then waits for a slow client or the database. */
const MOST_COUNTED_MS = 10_000;
/** Log interval of rejected requests, in milliseconds. */
const LOG_INTERVAL_MS = 10_000;
/** Value of `Retry-After`, in seconds. */
const RETRY_AFTER = '5';

type Keys = Pick<
  Environment,
  | 'CONTENT_API_KEY'
  | 'CONTENT_API_KEY_HEADER'
  | 'LEAD_API_TOKEN'
  | 'PAYLOAD_SECRET'
  | 'REGISTRATION_API_TOKEN'
>;

/** Limits concurrent requests; further ones are answered 503 at once. */
export class AdmissionControl {
  readonly #keys: Keys;
  /** Admitted requests by group. */
  readonly #counts = new Map<string, number>();
  #rejected = 0;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /**
   * Runs a request, or rejects it when too many of its groups are running. Requests with an API key, of the site or
   * vendors, are always admitted, so that leads are accepted under any load.
   */
  async enter(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<void> {
    const groups = this.#groupsOf(request);
    if (groups.some(([group, most]) => (this.#counts.get(group) ?? 0) >= most)) {
      this.#reject(request, response);
      return;
    }
    for (const [group] of groups) this.#counts.set(group, (this.#counts.get(group) ?? 0) + 1);
    const release = () => {
      for (const [group] of groups.splice(0)) {
        const count = (this.#counts.get(group) ?? 0) - 1;
        if (count > 0) this.#counts.set(group, count);
        else this.#counts.delete(group);
      }
    };
    const timer = setTimeout(release, MOST_COUNTED_MS);
    try {
      await work();
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  /** Returns the groups that a request belongs to, each with its limit. */
  #groupsOf(request: IncomingMessage): [group: string, most: number][] {
    const { headers, url = '' } = request;
    // A file is cheap, and browsers request those of a page concurrently.
    if (url.startsWith('/_next/static/')) return [];
    const large: [string, number][] = isLarge(request) ? [['large', limits.largeBodies]] : [];
    if (this.#hasKey(request)) return large;
    if (url === '/healthz' || url === '/readyz') return [['probes', limits.probes]];
    if (carriesSession(headers, this.#keys.PAYLOAD_SECRET))
      return [...large, ['staff', limits.staff]];
    const address = addressKey(String(headers[ADDRESS_HEADER]), 'address');
    return [['strangers', limits.strangers], [`address ${address}`, limits.address], ...large];
  }

  #hasKey({ headers }: IncomingMessage): boolean {
    const keys = this.#keys;
    const { authorization = '', [keys.CONTENT_API_KEY_HEADER]: contentKey } = headers;
    const bearer = bearerOf(new Headers({ authorization }));
    return (
      isSecret(bearer, keys.LEAD_API_TOKEN) ||
      isSecret(bearer, keys.REGISTRATION_API_TOKEN) ||
      (typeof contentKey === 'string' && isSecret(contentKey, keys.CONTENT_API_KEY))
    );
  }

  #reject({ headers, socket, url = '' }: IncomingMessage, response: ServerResponse): void {
    if (this.#rejected++ === 0) setTimeout(() => this.#logRejected(), LOG_INTERVAL_MS).unref();
    // A pipelined request, which no browser or proxy sends.
    if (!response.socket) {
      socket.destroy();
      return;
    }
    const isPage = !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
    response
      .writeHead(503, {
        connection: 'close',
        'retry-after': RETRY_AFTER,
        'cache-control': 'no-store',
        'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      })
      .end(isPage ? page : errorBody);
  }

  #logRejected(): void {
    console.warn(`Too much at once: ${this.#rejected} requests were turned away within 10 s.`);
    this.#rejected = 0;
  }
}

const title = 'มีการเรียกใช้ระบบพร้อมกันมากเกินไป';
const advice = 'กรุณาลองใหม่ในอีกสักครู่ สิ่งที่บันทึกไว้แล้วยังอยู่ครบ';

/** The error format of Payload's admin panel. */
const errorBody = JSON.stringify({ errors: [{ message: `${title} ${advice}` }] });

const page = `<!doctype html><html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
<p>${advice}</p></html>`;
