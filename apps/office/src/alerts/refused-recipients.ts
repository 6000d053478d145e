import { isFinalRefusal } from '@clinicdee/protocol/http/mail';
import type { Payload } from 'payload';
import * as z from 'zod';
import type { ChannelKey } from './channels/index.ts';

/** Consecutive temporary refusals after which a recipient counts as unreachable. */
const REFUSAL_THRESHOLD = 3;

const stored = z.object({ since: z.number(), code: z.string(), times: z.number() });

/** An unreachable recipient of a channel. */
export interface RefusedRecipient {
  address: string;
  code: string;
  /** Milliseconds since 1970. */
  since: number;
}

const keyOf = (channel: ChannelKey, address: string) => `recipient-${channel}-${address}`;

/** Stores the last outcome of a recipient: `sent`, or the error code of the refusal. */
export async function noteRecipient(
  payload: Payload,
  channel: ChannelKey,
  address: string,
  outcome: string,
): Promise<void> {
  const key = keyOf(channel, address);
  const before = stored.safeParse(await payload.kv.get(key)).data;
  if (outcome !== 'sent') {
    const since = before?.since ?? Date.now();
    await payload.kv.set(key, { since, code: outcome, times: (before?.times ?? 0) + 1 });
  } else if (before) await payload.kv.delete(key);
}

/** Returns the unreachable recipients: refused for good or repeatedly. */
export async function refusedRecipients(
  payload: Payload,
  channel: ChannelKey,
  addresses: readonly string[],
): Promise<RefusedRecipient[]> {
  const states = addresses.map(async (address) => {
    const state = stored.safeParse(await payload.kv.get(keyOf(channel, address))).data;
    if (!state || (!isFinalRefusal(state.code) && state.times < REFUSAL_THRESHOLD)) return [];
    return [{ address, code: state.code, since: state.since }];
  });
  return (await Promise.all(states)).flat();
}
