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
 */
export async function allowsErasure(payload: Payload, rows: ErasureRows): Promise<boolean> {
  const at = Date.now();
  const hold = await heldErasure(payload, rows);
  if (hold) {
    payload.logger.error({ code: 'erasure_held', reason: hold.reason }, describeHold(hold));
    await payload.kv.set(HELD, { at });
    return false;
  }
  await payload.kv.delete(HELD);
  await payload.kv.set(RAN, { at });
  return true;
}

/** Returns why erasure would be held now, or undefined. */
export const heldErasure = async (
  payload: Payload,
  rows: ErasureRows,
): Promise<ErasureHold | undefined> => erasureHold(Date.now(), await erasureMemory(payload), rows);

/** Whether the last due erasure was held and not accepted since. */
export async function isErasureHeld(payload: Payload): Promise<boolean> {
  if (!(await read(payload, HELD))) return false;
  return !isAccepted(Date.now(), await erasureMemory(payload));
}

/** Stores that an operator accepts erasure with the current clock. */
export async function acceptErasure(payload: Payload): Promise<void> {
  for (const key of [RAN, ACCEPTED]) await payload.kv.set(key, { at: Date.now() });
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
