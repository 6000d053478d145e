import { addressKey } from '@clinicdee/protocol/http/address';
import { bearerOf, isSecret } from '@clinicdee/protocol/http/secrets';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '../environment/environment.ts';
import { carriesSession } from '../payload-patches/session-token.ts';
import { ADDRESS_HEADER } from './address-header.ts';
import { isLarge } from './body-limit.ts';
import { type Limits, FairQueue } from './fair-queue.ts';

/*
 * Next and Payload hold all concurrent requests in memory and block the event loop while rendering, also for signals,
 * leads and other users. So only some requests are admitted, and the others wait in a queue, unread.
 */

/**
 * Classes of requests: strangers are without session; neighbours are strangers from an address that staff used, most
 * likely staff who have yet to log in.
 */
type Kind = 'probe' | 'staff' | 'neighbour' | 'stranger';

// Browsers request the files of a page concurrently, and several people may share an address.
const logInLimits: Limits = {
  ...{ concurrency: 4, waiting: { perClient: 128, total: 256 } },
  ...{ maxWaitMs: 10_000, maxSlotMs: 1_000 },
};

const limits: Record<Kind, Limits> = {
  probe: {
    ...{ concurrency: 4, waiting: { perClient: 64, total: 256 } },
    ...{ maxWaitMs: 10_000, maxSlotMs: 1_000 },
  },
  staff: {
    ...{ concurrency: 8, waiting: { perClient: 256, total: 1_024 } },
    ...{ maxWaitMs: 30_000, maxSlotMs: 3_000 },
  },
  neighbour: logInLimits,
  stranger: logInLimits,
};

/** Large bodies are held in memory. */
const largeBodyLimits: Limits = {
  ...{ concurrency: 3, waiting: { perClient: 30, total: 30 } },
  ...{ maxWaitMs: Infinity, maxSlotMs: Infinity },
};

/** Largest number of remembered addresses of staff (LRU). */
const MOST_ADDRESSES = 1_000;

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

/** Limits concurrent requests, with a queue for each class of requests. */
export class AdmissionControl {
  readonly #keys: Keys;
  readonly #queues = {
    probe: new FairQueue(limits.probe),
    staff: new FairQueue(limits.staff),
    neighbour: new FairQueue(limits.neighbour),
    stranger: new FairQueue(limits.stranger),
  };
  /** Addresses of staff, least recently used first. */
  readonly #staffAddresses = new Set<string>();
  readonly #largeBodies = new FairQueue(largeBodyLimits);
  #rejected = 0;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /**
   * Runs a request once it is admitted, or rejects it. Requests with an API key, of the site or vendors, never wait, so
   * that leads are accepted under any load.
   */
  async enter(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<void> {
    const client = addressKey(String(request.headers[ADDRESS_HEADER]), 'address');
    const queues: FairQueue[] = [];
    if (isLarge(request)) queues.push(this.#largeBodies);
    if (!this.#hasKey(request)) queues.push(this.#queues[this.#kindOf(request, client)]);
    const releases: (() => void)[] = [];
    try {
      for (const queue of queues) {
        const release = await queue.enter(client, () => request.socket.destroyed);
        if (!release) {
          if (!request.socket.destroyed) this.#reject(request, response);
          return;
        }
        releases.push(release);
      }
      await work();
    } finally {
      for (const release of releases) release();
    }
  }

  #kindOf({ headers, url = '' }: IncomingMessage, client: string): Kind {
    if (url === '/healthz' || url === '/readyz') return 'probe';
    if (!carriesSession(headers, this.#keys.PAYLOAD_SECRET)) {
      return this.#staffAddresses.has(client) ? 'neighbour' : 'stranger';
    }
    this.#staffAddresses.delete(client);
    this.#staffAddresses.add(client);
    const [oldest] = this.#staffAddresses;
    if (this.#staffAddresses.size > MOST_ADDRESSES && oldest !== undefined) {
      this.#staffAddresses.delete(oldest);
    }
    return 'staff';
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
