import { isFinalRefusal, type Recipients } from '@clinicdee/protocol/http/mail-recipients';
import * as z from 'zod';

const kept = z.catch(z.record(z.string(), z.string()), {});

/** What an alert's row says of its recipients. */
export const readRecipients = (value: unknown): Recipients => z.parse(kept, value);

/** Whether a recipient has the message. */
export const hasReachedAny = (recipients: Recipients): boolean =>
  Object.values(recipients).includes('sent');

/** Whether a recipient has the message, or will never have it: from then on each is seen to on its own. */
export const isDecidedForSome = (recipients: Recipients): boolean =>
  Object.values(recipients).some((outcome) => outcome === 'sent' || isFinalRefusal(outcome));

/** The recipients that have not got the message. */
export const missedRecipients = (recipients: Recipients): Recipients =>
  Object.fromEntries(Object.entries(recipients).filter(([, outcome]) => outcome !== 'sent'));

/** Those that have it; undefined where that is nobody, or everybody who was asked. */
export function reachedRecipients(recipients: Recipients): Recipients | undefined {
  const reached = Object.entries(recipients).filter(([, outcome]) => outcome === 'sent');
  const isPartly = reached.length > 0 && reached.length < Object.keys(recipients).length;
  return isPartly ? Object.fromEntries(reached) : undefined;
}
