import {
  describeHold,
  type ErasureHold,
  type ErasureMemory,
  type ErasureRows,
  erasureHold,
  isAccepted,
  isLeap,
} from '@clinicdee/data-dir/erasure-guard';
import type { Payload } from 'payload';
import * as z from 'zod';

/** Where all processes of an office keep the time of the last run, a person's word, and what is held. */
const RAN = 'clock.seen';
const ACCEPTED = 'clock.accepted';
const HELD = 'erasure.held';

const kept = z.object({ at: z.number(), wasLeap: z.boolean().optional() });

/**
 * Whether rows may be erased for good now. Where they may, the run is remembered; where not, it is logged and
 * `/readyz` says so until a person has accepted it.
 *
 * @param now milliseconds since 1970
 */
export async function allowsErasure(
  payload: Payload,
  rows: ErasureRows,
  now = Date.now(),
): Promise<boolean> {
  const hold = erasureHold(now, await erasureMemory(payload), rows);
  if (hold) {
    payload.logger.error({ code: 'erasure_held', reason: hold.reason }, describeHold(hold));
    await payload.kv.set(HELD, { at: now });
    return false;
  }
  await payload.kv.delete(HELD);
  await payload.kv.set(RAN, { at: now });
  return true;
}

/** What would be held now. @param now milliseconds since 1970 */
export async function heldErasure(
  payload: Payload,
  rows: ErasureRows,
  now = Date.now(),
): Promise<ErasureHold | undefined> {
  return erasureHold(now, await erasureMemory(payload), rows);
}

/** Whether erasure was held when it was last due, and nobody has accepted it since. */
export async function isErasureHeld(payload: Payload): Promise<boolean> {
  if (!(await read(payload, HELD))) return false;
  return !isAccepted(Date.now(), await erasureMemory(payload));
}

/** Writes down that a person accepts erasure by this time. @param now milliseconds since 1970 */
export async function acceptErasure(payload: Payload, now = Date.now()): Promise<void> {
  const wasLeap = isLeap(now, await erasureMemory(payload));
  await payload.kv.set(RAN, { at: now });
  await payload.kv.set(ACCEPTED, { at: now, wasLeap });
}

/**
 * When a person last accepted a leap of the clock, in milliseconds since 1970. People err: what is in the
 * trash then stays there for its fourteen days from that time.
 */
export async function leapAcceptedAt(payload: Payload): Promise<number | undefined> {
  const accepted = await read(payload, ACCEPTED);
  return accepted?.wasLeap === false ? undefined : accepted?.at;
}

async function erasureMemory(payload: Payload): Promise<ErasureMemory> {
  const [ran, accepted] = [await read(payload, RAN), await read(payload, ACCEPTED)];
  // Earlier releases wrote 0 for a clock that they had never believed.
  return { ranAt: ran?.at === 0 ? undefined : ran?.at, acceptedAt: accepted?.at };
}

async function read(payload: Payload, key: string) {
  return kept.safeParse(await payload.kv.get(key)).data;
}
