import type { Payload } from 'payload';
import * as z from 'zod';
import { failureCode } from '../errors/failure.ts';
import { updateWithoutHooks } from '../payload-patches/update-without-hooks.ts';
import type { ChannelKey } from './channels/index.ts';

const stored = z.object({ at: z.number(), code: z.string().optional() });

/** The result of the last test message over a channel. */
interface LastTest {
  /** Milliseconds since 1970. */
  at: number;
  /** The error code; undefined for success. */
  code?: string | undefined;
}

const keyOf = (channel: ChannelKey) => `test-${channel}`;

/** Returns the last test of a channel; undefined before the first. */
export async function lastTest(
  payload: Payload,
  channel: ChannelKey,
): Promise<LastTest | undefined> {
  return stored.safeParse(await payload.kv.get(keyOf(channel))).data;
}

/**
 * Stores the result of a test. A success makes all alerts that wait for a retry due at once. Never rejects.
 *
 * @param code the error code; undefined for success
 * @returns the number of alerts that became due
 */
export async function recordTest(
  payload: Payload,
  channel: ChannelKey,
  code?: string,
): Promise<number> {
  try {
    const due = code === undefined ? await retryNow(payload, channel) : 0;
    await payload.kv.set(keyOf(channel), { at: Date.now(), ...(code && { code }) });
    return due;
  } catch (error) {
    // The test itself is reported anyway.
    payload.logger.warn({ channel, code: failureCode(error) }, 'channel test not stored');
    return 0;
  }
}

async function retryNow(payload: Payload, channel: ChannelKey): Promise<number> {
  const { docs } = await payload.find({
    collection: 'alerts',
    where: { and: [{ channel: { equals: channel } }, { state: { equals: 'retrying' } }] },
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  });
  // Without hooks and `updatedAt`, which would count as a failed attempt.
  for (const { id } of docs)
    await updateWithoutHooks(payload, { collection: 'alerts', id, data: { nextAttemptAt: null } });
  return docs.length;
}
