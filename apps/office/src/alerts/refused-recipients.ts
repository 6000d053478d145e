import { isFinalRefusal } from '@clinicdee/protocol/http/mail-recipients';
import type { Payload } from 'payload';
import * as z from 'zod';
import type { ChannelKey } from './channels/index.ts';

/** So many refusals in a row that ask for another attempt make a recipient count as not reached. */
const PATIENCE = 3;

const kept = z.object({ since: z.number(), code: z.string(), times: z.number() });

/** A recipient that a channel does not reach at present. */
export interface RefusedRecipient {
  address: string;
  code: string;
  /** Milliseconds since 1970. */
  since: number;
}

const keyOf = (channel: ChannelKey, address: string) => `recipient-${channel}-${address}`;

/** Keeps what a server last answered about a recipient: `sent`, or the code of its refusal. */
export async function noteRecipient(
  payload: Payload,
  channel: ChannelKey,
  address: string,
  outcome: string,
): Promise<void> {
  const key = keyOf(channel, address);
  const before = kept.safeParse(await payload.kv.get(key)).data;
  if (outcome !== 'sent') {
    const since = before?.since ?? Date.now();
    await payload.kv.set(key, { since, code: outcome, times: (before?.times ?? 0) + 1 });
  } else if (before) await payload.kv.delete(key);
}

/** Those of the recipients that are not reached: refused for good, or again and again. */
export async function refusedRecipients(
  payload: Payload,
  channel: ChannelKey,
  addresses: readonly string[],
): Promise<RefusedRecipient[]> {
  const states = addresses.map(async (address) => {
    const state = kept.safeParse(await payload.kv.get(keyOf(channel, address))).data;
    if (!state || (!isFinalRefusal(state.code) && state.times < PATIENCE)) return [];
    return [{ address, code: state.code, since: state.since }];
  });
  return (await Promise.all(states)).flat();
}
