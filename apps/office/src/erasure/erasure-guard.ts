import {
  describeHold,
  type ErasureHold,
  type ErasureMemory,
  type ErasureRows,
  erasureHold,
  isAccepted,
} from '@clinicdee/data-dir/erasure-guard';
import type { Payload } from 'payload';
import * as z from 'zod';

/** Keys in Payload's key-value store: the last run, the last acceptance, and a held run. */
const RAN = 'clock.seen';
const ACCEPTED = 'clock.accepted';
const HELD = 'erasure.held';

const stored = z.object({ at: z.number() });

/**
 * Whether rows may be erased permanently now. Stores an allowed run; logs a held one, which `/readyz` reports until an
 * operator accepts it.
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

/** Returns why erasure would be held now, or undefined. @param now milliseconds since 1970 */
export async function heldErasure(
  payload: Payload,
  rows: ErasureRows,
  now = Date.now(),
): Promise<ErasureHold | undefined> {
  return erasureHold(now, await erasureMemory(payload), rows);
}

/** Whether the last due erasure was held and not accepted since. */
export async function isErasureHeld(payload: Payload): Promise<boolean> {
  if (!(await read(payload, HELD))) return false;
  return !isAccepted(Date.now(), await erasureMemory(payload));
}

/** Stores that an operator accepts erasure with the current clock. @param now milliseconds since 1970 */
export async function acceptErasure(payload: Payload, now = Date.now()): Promise<void> {
  await payload.kv.set(RAN, { at: now });
  await payload.kv.set(ACCEPTED, { at: now });
}

async function erasureMemory(payload: Payload): Promise<ErasureMemory> {
  const ran = await read(payload, RAN);
  const accepted = await read(payload, ACCEPTED);
  // Earlier releases stored 0 for a clock that was never trusted.
  return { ranAt: ran?.at === 0 ? undefined : ran?.at, acceptedAt: accepted?.at };
}

async function read(payload: Payload, key: string) {
  return stored.safeParse(await payload.kv.get(key)).data;
}
