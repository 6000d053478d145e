import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { type Subject, belongsTo } from '../enquiries/subject.ts';
import { activeChannels } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { isHeldBack } from './digest.ts';

/**
 * Creates the missing alerts of an enquiry, one per configured channel, and sets `alertsMadeAt`. Idempotent: on
 * SQLite an enquiry and its alerts are not one transaction, and the reconciliation job repeats interrupted calls.
 */
export async function createAlerts(payload: Payload, subject: Subject): Promise<void> {
  const alerts = await recordsOf(payload).find('alerts', belongsTo(subject));
  const existing = new Set(alerts.map(({ channel }) => channel));
  for (const channel of activeChannels()) {
    if (!existing.has(channel)) await createAlert(payload, channel, { subject });
  }
  await payload.db.updateOne({
    collection: subject.relationTo,
    id: subject.value,
    data: { alertsMadeAt: new Date().toISOString() },
  });
}

/** Creates an alert; the next run of the job sends it, or a digest when `ALERTS_PER_HOUR` is exceeded. */
export async function createAlert(
  payload: Payload,
  channel: ChannelKey,
  about: { subject: Subject } | { failing: ChannelKey },
): Promise<void> {
  const isForDigest = 'subject' in about && (await isHeldBack(payload, channel));
  await recordsOf(payload).create('alerts', {
    ...about,
    channel,
    state: isForDigest ? 'gathered' : 'waiting',
    attempts: 0,
    retryKey: randomUUID(),
    nextAttemptAt: isForDigest ? null : new Date().toISOString(),
  });
}
