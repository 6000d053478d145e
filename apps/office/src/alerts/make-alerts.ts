import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Subject } from '../enquiries/subject.ts';
import { belongsTo } from '../enquiries/subject.ts';
import type { Alert } from '../payload-types.ts';
import { updateWithoutHooks } from '../payload-patches/update-without-hooks.ts';
import { activeChannels } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { isHeldBack } from './digest.ts';

/**
 * Makes what is missing of a lead's alerts, one for each channel that is set, and marks the lead as
 * done. Safe to call again: on SQLite the lead and its alerts are not one transaction, and a sweep
 * calls this for leads where it did not come to its end.
 *
 * @param req whose transaction it belongs to
 */
export async function makeAlerts(
  payload: Payload,
  subject: Subject,
  req?: PayloadRequest,
): Promise<void> {
  const made = new Set((await alertsOf(payload, subject, req)).map(({ channel }) => channel));
  for (const channel of activeChannels()) {
    if (!made.has(channel)) await makeAlert(payload, channel, { subject }, req);
  }
  await updateWithoutHooks(payload, {
    collection: subject.relationTo,
    id: subject.value,
    data: { alertsMadeAt: new Date().toISOString() },
    ...(req && { req }),
  });
}

/**
 * The alerts that were made of a lead or registration.
 *
 * @param req whose transaction it belongs to
 */
export async function alertsOf(
  payload: Payload,
  subject: Subject,
  req?: PayloadRequest,
): Promise<Alert[]> {
  const { docs } = await payload.find({
    collection: 'alerts',
    where: belongsTo(subject),
    depth: 0,
    pagination: false,
    // The office's own work: nobody is asked for.
    overrideAccess: true,
    ...(req && { req }),
  });
  return docs;
}

/** Makes one alert; the next round sends it, or a digest when too many have come within an hour. */
export async function makeAlert(
  payload: Payload,
  channel: ChannelKey,
  about: { subject: Subject } | { failing: ChannelKey },
  req?: PayloadRequest,
): Promise<void> {
  const isLate = 'subject' in about && (await isHeldBack(payload, channel, req));
  await payload.create({
    collection: 'alerts',
    data: {
      ...about,
      channel,
      state: isLate ? 'gathered' : 'waiting',
      attempts: 0,
      retryKey: randomUUID(),
      nextAttemptAt: isLate ? null : new Date().toISOString(),
    },
    overrideAccess: true,
    ...(req && { req }),
  });
}
