import { isFinalRefusal, type Recipients } from '@clinicdee/protocol/http/mail';
import type { Payload } from 'payload';
import * as z from 'zod';
import type { ChannelKey } from './channels/index.ts';

const storedOutcomes = z.catch(z.record(z.string(), z.string()), {});

/** Parses the stored outcomes of an alert's recipients. */
export const readRecipients = (value: unknown): Recipients => z.parse(storedOutcomes, value);

/** Whether any recipient was reached. */
export const hasReachedAny = (recipients: Recipients): boolean =>
  Object.values(recipients).includes('sent');

/** Whether any recipient was reached or refused for good; then retries track recipients individually. */
export const isDecidedForSome = (recipients: Recipients): boolean =>
  Object.values(recipients).some((outcome) => outcome === 'sent' || isFinalRefusal(outcome));

/** Returns the recipients that were not reached. */
export const missedRecipients = (recipients: Recipients): Recipients =>
  Object.fromEntries(Object.entries(recipients).filter(([, outcome]) => outcome !== 'sent'));

/** Consecutive temporary refusals after which a recipient counts as unreachable. */
const REFUSAL_THRESHOLD = 3;

/** The refusals of a recipient since its last mail; `since` in milliseconds since 1970. */
const refusals = z.object({ since: z.number(), code: z.string(), times: z.number() });

const keyOf = (channel: ChannelKey, address: string) => `recipient-${channel}-${address}`;

/** Stores the last outcome of a recipient: `sent`, or the error code of the refusal. */
export async function noteRecipient(
  payload: Payload,
  channel: ChannelKey,
  address: string,
  outcome: string,
): Promise<void> {
  const key = keyOf(channel, address);
  const before = refusals.safeParse(await payload.kv.get(key)).data;
  if (outcome !== 'sent') {
    const since = before?.since ?? Date.now();
    await payload.kv.set(key, { since, code: outcome, times: (before?.times ?? 0) + 1 });
  } else if (before) await payload.kv.delete(key);
}

/** Returns the unreachable recipients, refused for good or repeatedly, longest first. */
export async function refusedRecipients(
  payload: Payload,
  channel: ChannelKey,
  addresses: readonly string[],
): Promise<{ address: string; code: string; since: number }[]> {
  const states = addresses.map(async (address) => {
    const state = refusals.safeParse(await payload.kv.get(keyOf(channel, address))).data;
    if (!state || (!isFinalRefusal(state.code) && state.times < REFUSAL_THRESHOLD)) return [];
    return [{ address, code: state.code, since: state.since }];
  });
  return (await Promise.all(states)).flat().sort((a, b) => a.since - b.since);
}
