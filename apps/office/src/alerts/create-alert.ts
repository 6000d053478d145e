import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { Subject } from '../enquiries/subject.ts';
import type { ChannelKey } from './channels/index.ts';
import { isHeldBack } from './digest.ts';

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
