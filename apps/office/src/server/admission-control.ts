import { addressKey } from '@clinicdee/protocol/http/address';
import { bearerOf, isSecret } from '@clinicdee/protocol/http/secrets';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../environment/environment.ts';
import { carriesSession } from '../payload-patches/session-token.ts';
import { ADDRESS_HEADER } from './addresses.ts';
import { isLarge } from './body-limit.ts';
import { refuse } from './refuse.ts';

/**
 * Concurrent requests of each group. Next and Payload hold all concurrent requests in memory and block the event loop
 * while rendering, also for signals, leads and other users. Large bodies are held in memory.
 */
const limits = { staff: 64, strangers: 24, address: 8, largeBodies: 4 };
/** After this time, in milliseconds, a request no longer counts: it then waits for a slow client or the database. */
const MOST_COUNTED_MS = 10_000;

type Keys = Pick<
  Environment,
  | 'CONTENT_API_KEY'
  | 'CONTENT_API_KEY_HEADER'
  | 'LEAD_API_TOKEN'
  | 'PAYLOAD_SECRET'
  | 'REGISTRATION_API_TOKEN'
>;

/**
 * Limits concurrent requests: runs a request, or answers 503 at once when too many of its groups are running. Requests
 * with an API key, of the site or vendors, are always admitted, so that leads are accepted under any load.
 */
export function limitRequests(keys: Keys) {
  const running = new Map<string, number>();
  return (request: IncomingMessage, response: ServerResponse, work: () => Promise<void>) => {
    const groups = groupsOf(request, keys);
    if (groups.some(([group, most]) => (running.get(group) ?? 0) >= most)) {
      refuse(request, response, 503);
      return;
    }
    const add = (change: 1 | -1) => {
      for (const [group] of groups) {
        const count = (running.get(group) ?? 0) + change;
        if (count > 0) running.set(group, count);
        else running.delete(group);
      }
    };
    add(1);
    const isOver = sleep(MOST_COUNTED_MS, undefined, { ref: false });
    void Promise.race([work(), isOver]).finally(() => add(-1));
  };
}

/** Returns the groups that a request belongs to, each with its limit. */
function groupsOf(request: IncomingMessage, keys: Keys): [group: string, most: number][] {
  const { headers, url = '' } = request;
  // Files and probes are cheap, and browsers request the files of a page concurrently.
  if (url.startsWith('/_next/static/') || url === '/healthz' || url === '/readyz') return [];
  const large: [string, number][] = isLarge(request) ? [['large', limits.largeBodies]] : [];
  if (hasKey(headers, keys)) return large;
  if (carriesSession(headers, keys.PAYLOAD_SECRET)) return [...large, ['staff', limits.staff]];
  const address = addressKey(String(headers[ADDRESS_HEADER]), 'address');
  return [['strangers', limits.strangers], [`address ${address}`, limits.address], ...large];
}

function hasKey({ authorization = '', ...headers }: IncomingMessage['headers'], keys: Keys) {
  const bearer = bearerOf(new Headers({ authorization }));
  const contentKey = headers[keys.CONTENT_API_KEY_HEADER];
  return (
    isSecret(bearer, keys.LEAD_API_TOKEN) ||
    isSecret(bearer, keys.REGISTRATION_API_TOKEN) ||
    (typeof contentKey === 'string' && isSecret(contentKey, keys.CONTENT_API_KEY))
  );
}
