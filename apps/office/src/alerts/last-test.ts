import type { Payload } from 'payload';
import * as z from 'zod';
import { failureCode } from '../errors/failure.ts';
import { updateWithoutHooks } from '../payload-patches/update-without-hooks.ts';
import type { ChannelKey } from './channels/index.ts';

const kept = z.object({ at: z.number(), code: z.string().optional() });

/** How the last test that a person sent over a channel ended. */
interface LastTest {
  /** Milliseconds since 1970. */
  at: number;
  /** Why it was not taken; undefined where it was. */
  code?: string | undefined;
}

const keyOf = (channel: ChannelKey) => `test-${channel}`;

/** The last test of a channel; undefined before the first. */
export async function lastTest(
  payload: Payload,
  channel: ChannelKey,
): Promise<LastTest | undefined> {
  return kept.safeParse(await payload.kv.get(keyOf(channel))).data;
}

/**
 * Notes how a test ended. A channel that has just taken one works, so what waits for a pause to end is due
 * at once. Never rejects.
 *
 * @param code why it was not taken; undefined where it was
 * @returns how many alerts follow it
 */
export async function noteTest(
  payload: Payload,
  channel: ChannelKey,
  code?: string,
): Promise<number> {
  try {
    const due = code === undefined ? await hurry(payload, channel) : 0;
    await payload.kv.set(keyOf(channel), { at: Date.now(), ...(code && { code }) });
    return due;
  } catch (error) {
    // Whoever sent it is told how it ended all the same.
    payload.logger.warn({ channel, code: failureCode(error) }, 'test of a channel not noted');
    return 0;
  }
}

async function hurry(payload: Payload, channel: ChannelKey): Promise<number> {
  const { docs } = await payload.find({
    collection: 'alerts',
    where: { and: [{ channel: { equals: channel } }, { state: { equals: 'retrying' } }] },
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  });
  // Quietly: as an attempt it would count as one more that failed.
  for (const { id } of docs)
    await updateWithoutHooks(payload, { collection: 'alerts', id, data: { nextAttemptAt: null } });
  return docs.length;
}
