import { isFinalRefusal, type Recipients } from '@clinicdee/protocol/http/mail';
import * as z from 'zod';

const stored = z.catch(z.record(z.string(), z.string()), {});

/** Parses the stored outcomes of an alert's recipients. */
export const readRecipients = (value: unknown): Recipients => z.parse(stored, value);

/** Whether any recipient was reached. */
export const hasReachedAny = (recipients: Recipients): boolean =>
  Object.values(recipients).includes('sent');

/** Whether any recipient was reached or refused for good; then retries track recipients individually. */
export const isDecidedForSome = (recipients: Recipients): boolean =>
  Object.values(recipients).some((outcome) => outcome === 'sent' || isFinalRefusal(outcome));

/** Returns the recipients that were not reached. */
export const missedRecipients = (recipients: Recipients): Recipients =>
  Object.fromEntries(Object.entries(recipients).filter(([, outcome]) => outcome !== 'sent'));

/** Returns the recipients that were reached; undefined when none or all were. */
export function reachedRecipients(recipients: Recipients): Recipients | undefined {
  const reached = Object.entries(recipients).filter(([, outcome]) => outcome === 'sent');
  const isPartly = reached.length > 0 && reached.length < Object.keys(recipients).length;
  return isPartly ? Object.fromEntries(reached) : undefined;
}
