import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { recordsOf } from '../access/records.ts';
import { type Subject, belongsTo } from '../enquiries/subject.ts';
import type { Alert } from '../payload-types.ts';
import { updateWithoutHooks } from '../payload-patches/database-rows.ts';
import { activeChannels } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { isHeldBack } from './digest.ts';

/**
 * Creates the missing alerts of an enquiry, one per configured channel, and sets `alertsMadeAt`. Idempotent: on
 * SQLite an enquiry and its alerts are not one transaction, and the reconciliation job repeats interrupted calls.
 *
 * @param req the request whose transaction is used
 */
export async function createAlerts(
  payload: Payload,
  subject: Subject,
  req?: PayloadRequest,
): Promise<void> {
  const existing = new Set((await alertsOf(payload, subject, req)).map(({ channel }) => channel));
  for (const channel of activeChannels()) {
    if (!existing.has(channel)) await createAlert(payload, channel, { subject }, req);
  }
  await updateWithoutHooks(payload, {
    collection: subject.relationTo,
    id: subject.value,
    data: { alertsMadeAt: new Date().toISOString() },
    ...(req && { req }),
  });
}

/**
 * Returns the alerts of a lead or registration.
 *
 * @param req the request whose transaction is used
 */
export const alertsOf = (
  payload: Payload,
  subject: Subject,
  req?: PayloadRequest,
): Promise<Alert[]> => recordsOf(payload, req).find('alerts', belongsTo(subject));

/** Creates an alert; the next run of the job sends it, or a digest when `ALERTS_PER_HOUR` is exceeded. */
export async function createAlert(
  payload: Payload,
  channel: ChannelKey,
  about: { subject: Subject } | { failing: ChannelKey },
  req?: PayloadRequest,
): Promise<void> {
  const isForDigest = 'subject' in about && (await isHeldBack(payload, channel, req));
  await recordsOf(payload, req).create('alerts', {
    ...about,
    channel,
    state: isForDigest ? 'gathered' : 'waiting',
    attempts: 0,
    retryKey: randomUUID(),
    nextAttemptAt: isForDigest ? null : new Date().toISOString(),
  });
}
