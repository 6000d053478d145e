import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Subject } from '../enquiries/subject.ts';
import { belongsTo } from '../enquiries/subject.ts';
import { writeQuietly } from '../payload-seams/quiet-write.ts';
import { activeChannels, queueOf } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';

/**
 * Makes what is missing of a lead's alerts, one for each channel that is set, and marks the lead as
 * done. Safe to call again: on SQLite the lead and its alerts are not one transaction, and a sweep
 * calls this for leads where it did not come to its end.
 */
export async function makeAlerts(payload: Payload, subject: Subject): Promise<void> {
  const { docs } = await payload.find({
    collection: 'alerts',
    where: belongsTo(subject),
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const made = new Set(docs.map(({ channel }) => channel));
  for (const channel of activeChannels()) {
    if (!made.has(channel)) await makeAlert(payload, channel, { subject });
  }
  await writeQuietly(payload, {
    collection: subject.relationTo,
    id: subject.value,
    data: { alertsMadeAt: new Date().toISOString() },
  });
}

/** Makes one alert and queues it. */
export async function makeAlert(
  payload: Payload,
  channel: ChannelKey,
  about: { subject: Subject } | { failing: ChannelKey },
): Promise<void> {
  const alert = await payload.create({
    collection: 'alerts',
    data: {
      ...about,
      channel,
      state: 'waiting',
      attempts: 0,
      retryKey: randomUUID(),
      nextAttemptAt: new Date().toISOString(),
    },
    overrideAccess: true,
  });
  await queueAlert(payload, alert.id, channel);
}

/**
 * Queues a job that makes the next attempt.
 *
 * @param at not before; otherwise at once
 */
export async function queueAlert(
  payload: Payload,
  id: number,
  channel: ChannelKey,
  at?: Date,
): Promise<void> {
  await payload.jobs.queue({
    task: 'sendAlert',
    input: { alert: id },
    queue: queueOf(channel),
    ...(at && { waitUntil: at }),
  });
}
