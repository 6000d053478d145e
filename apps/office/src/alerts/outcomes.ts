import { isFinalRefusal, type Recipients } from '@clinicdee/protocol/http/mail';
import type { Payload } from 'payload';
import * as z from 'zod';
import { failureCode } from '../errors/failure.ts';

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

/** Failures in a row after which a channel or recipient counts as failing; a failed test counts as that many. */
export const FAILURE_THRESHOLD = 3;

/** The failures since the last delivery; `since` in milliseconds since 1970. */
const failures = z.object({
  since: z.number(),
  code: z.string(),
  times: z.number(),
  isTest: z.boolean().optional(),
});

const keyOf = (receiver: string) => `outcome-${receiver}`;

/**
 * Stores the last outcome of a channel, or of one recipient of a channel. Never rejects: an outcome that is not stored
 * must not make a delivered message count as failed.
 *
 * @param receiver the key of the channel, or `<channel> <address>`
 * @param outcome `sent`, or the error code
 */
export async function noteOutcome(
  payload: Payload,
  receiver: string,
  outcome: string,
  isTest = false,
): Promise<void> {
  try {
    const key = keyOf(receiver);
    const before = failures.safeParse(await payload.kv.get(key)).data;
    if (outcome === 'sent') {
      if (before) await payload.kv.delete(key);
      return;
    }
    const times = (before?.times ?? 0) + (isTest ? FAILURE_THRESHOLD : 1);
    const since = before?.since ?? Date.now();
    await payload.kv.set(key, { since, code: outcome, times, isTest });
  } catch (error) {
    payload.logger.warn({ code: failureCode(error) }, 'outcome of a delivery not stored');
  }
}

/** Returns the failures of a channel or recipient, once it is refused for good or repeatedly. */
export async function failuresOf(payload: Payload, receiver: string) {
  const state = failures.safeParse(await payload.kv.get(keyOf(receiver))).data;
  const isFailing = state && (isFinalRefusal(state.code) || state.times >= FAILURE_THRESHOLD);
  return isFailing ? state : undefined;
}
