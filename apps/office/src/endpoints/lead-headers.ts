import { newReference, readReference } from '@clinicdee/protocol';

const DAY = 24 * 60 * 60_000;

/** A lead waits for an office that is away, but never this long. */
const LONGEST_WAIT = 90 * DAY;

/**
 * What comes with a lead beside its payload: the reference that the visitor was told, when they sent
 * it (an office that was away counts the waiting from there), and whether the form's trap for robots
 * was touched.
 */
export function leadHeaders(headers: Headers, now = Date.now()) {
  const sentAt = Date.parse(headers.get('x-lead-received-at') ?? '');
  const isSensible = sentAt <= now && sentAt > now - LONGEST_WAIT;
  return {
    reference: readReference(headers.get('x-lead-reference')) ?? newReference(),
    createdAt: new Date(isSensible ? sentAt : now).toISOString(),
    isSuspected: headers.get('x-lead-suspected') === '1',
  };
}
