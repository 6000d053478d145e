import { newReference, readReference } from '@clinicdee/protocol';

const DAY = 24 * 60 * 60_000;

/** Longest plausible delay between submission and delivery; older times are ignored. */
const LONGEST_WAIT = 90 * DAY;

/**
 * Reads what accompanies a lead's payload: the reference shown to the visitor, the time of submission (waiting
 * time counts from it, even if the office was down), and whether the honeypot field was filled in.
 */
export function leadHeaders(headers: Headers, now = Date.now()) {
  const sentAt = Date.parse(headers.get('x-lead-received-at') ?? '');
  const isPlausible = sentAt <= now && sentAt > now - LONGEST_WAIT;
  return {
    reference: readReference(headers.get('x-lead-reference')) ?? newReference(),
    createdAt: new Date(isPlausible ? sentAt : now).toISOString(),
    isSuspected: headers.get('x-lead-suspected') === '1',
  };
}

/** Returns the caller's idempotency key, or undefined when it is missing or invalid. */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.trim();
  return key && /^[\x21-\x7e]{8,200}$/.test(key) ? key : undefined;
}
