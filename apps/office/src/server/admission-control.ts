import { addressKey } from '@clinicdee/protocol/http/address-key';
import { bearerOf, isSecret } from '@clinicdee/protocol/http/bearer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '../environment/environment.ts';
import { carriesSession } from '../payload-patches/session-token.ts';
import { ADDRESS_HEADER } from './address-header.ts';
import { isLarge } from './body-limit.ts';
import { type Limits, FairQueue } from './fair-queue.ts';

/*
 * What Next and Payload begin at once they also hold in memory at once, and while they make it the thread
 * has no time for a signal, a lead or a colleague. So only some of what is asked is begun, and the rest
 * waits outside, unread.
 */

/**
 * Who asks for what: strangers see the page to log in and its files, or try to; neighbours are strangers
 * from where a colleague has been seen, and so most likely colleagues who have yet to log in.
 */
type Kind = 'probe' | 'staff' | 'neighbour' | 'stranger';

// A browser asks for the files of a page at once, and several people may share an address.
const toLogIn: Limits = {
  ...{ atOnce: 4, inLine: { ofOne: 128, ofAll: 256 } },
  ...{ longestWaitMs: 10_000, longestTurnMs: 1_000 },
};

const limits: Record<Kind, Limits> = {
  probe: {
    ...{ atOnce: 4, inLine: { ofOne: 64, ofAll: 256 } },
    ...{ longestWaitMs: 10_000, longestTurnMs: 1_000 },
  },
  staff: {
    ...{ atOnce: 8, inLine: { ofOne: 256, ofAll: 1_024 } },
    ...{ longestWaitMs: 30_000, longestTurnMs: 3_000 },
  },
  neighbour: toLogIn,
  stranger: toLogIn,
};

/** Bodies of megabytes are held whole: a few at once. */
const limitsOfLargeBodies: Limits = {
  ...{ atOnce: 3, inLine: { ofOne: 30, ofAll: 30 } },
  ...{ longestWaitMs: Infinity, longestTurnMs: Infinity },
};

/** From so many addresses colleagues are known to come, those who came last. */
const MOST_NEIGHBOURHOODS = 1_000;

/** From the first who is turned away to the line about all of them, in milliseconds. */
const TELL_MS = 10_000;
/** When who was turned away may ask again, in seconds. */
const RETRY_AFTER = '5';

type Keys = Pick<
  Environment,
  | 'CONTENT_API_KEY'
  | 'CONTENT_API_KEY_HEADER'
  | 'LEAD_API_TOKEN'
  | 'PAYLOAD_SECRET'
  | 'REGISTRATION_API_TOKEN'
>;

/** Lets in what can be done at once, colleagues, their neighbours and strangers each in their own line. */
export class AdmissionControl {
  readonly #keys: Keys;
  readonly #lines = {
    probe: new FairQueue(limits.probe),
    staff: new FairQueue(limits.staff),
    neighbour: new FairQueue(limits.neighbour),
    stranger: new FairQueue(limits.stranger),
  };
  /** From where colleagues came, the longest ago first. */
  readonly #neighbourhoods = new Set<string>();
  readonly #largeBodies = new FairQueue(limitsOfLargeBodies);
  #turnedAway = 0;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /**
   * Does what is asked for when it is its turn, or turns it away. The site and vendors, who show a key,
   * wait for nobody: a lead is taken whatever else is asked.
   */
  async enter(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<void> {
    const asker = addressKey(String(request.headers[ADDRESS_HEADER]), 'address');
    const lines: FairQueue[] = [];
    if (isLarge(request)) lines.push(this.#largeBodies);
    if (!this.#hasKey(request)) lines.push(this.#lines[this.#kindOf(request, asker)]);
    const leaves: (() => void)[] = [];
    try {
      for (const line of lines) {
        const leave = await line.enter(asker, () => request.socket.destroyed);
        if (!leave) {
          if (!request.socket.destroyed) this.#turnAway(request, response);
          return;
        }
        leaves.push(leave);
      }
      await work();
    } finally {
      for (const leave of leaves) leave();
    }
  }

  #kindOf({ headers, url = '' }: IncomingMessage, asker: string): Kind {
    if (url === '/healthz' || url === '/readyz') return 'probe';
    if (!carriesSession(headers, this.#keys.PAYLOAD_SECRET)) {
      return this.#neighbourhoods.has(asker) ? 'neighbour' : 'stranger';
    }
    this.#neighbourhoods.delete(asker);
    this.#neighbourhoods.add(asker);
    const [longestAgo] = this.#neighbourhoods;
    if (this.#neighbourhoods.size > MOST_NEIGHBOURHOODS && longestAgo !== undefined) {
      this.#neighbourhoods.delete(longestAgo);
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

  #turnAway({ headers, socket, url = '' }: IncomingMessage, response: ServerResponse): void {
    if (this.#turnedAway++ === 0) setTimeout(() => this.#tell(), TELL_MS).unref();
    // Behind an answer that is still to come over this connection: so asks no browser and no proxy.
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
      .end(isPage ? page : call);
  }

  #tell(): void {
    console.warn(`Too much at once: ${this.#turnedAway} requests were turned away within 10 s.`);
    this.#turnedAway = 0;
  }
}

const title = 'มีการเรียกใช้ระบบพร้อมกันมากเกินไป';
const advice = 'กรุณาลองใหม่ในอีกสักครู่ สิ่งที่บันทึกไว้แล้วยังอยู่ครบ';

/** As Payload's own screens read it. */
const call = JSON.stringify({ errors: [{ message: `${title} ${advice}` }] });

const page = `<!doctype html><html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1>
<p>${advice}</p></html>`;
