import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { recordsOf, rowsOf } from '../access/records.ts';
import { enquiryCollections, type EnquiryCollection, type Subject } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import type { Alert, Lead, Registration } from '../payload-types.ts';
import { activeChannels, channelName, isForPrograms } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import type { Message } from './channels/channel.ts';
import { officeAddress, safeText, subjectOf } from './message.ts';

/** Failed alerts older than this are left to a digest. */
const RECENT = 2 * 60 * 60_000;
/** Names listed in a digest; further ones are counted. */
const NAMED = 20;
const HOUR = 60 * 60_000;
/** Shortest interval between digests. */
const BETWEEN_DIGESTS = 10 * 60_000;

/**
 * Whether an alert is left to a digest: it has failed and is old, and the channel is for people. Alerts without attempts
 * are sent on their own, and so are those that reached some recipients, who would get the digest as a duplicate.
 */
export function isLeftToDigest(alert: Alert): boolean {
  const { attempts, channel, createdAt, isDigest, recipients } = alert;
  const isOld = Date.parse(createdAt) < Date.now() - RECENT;
  return !isDigest && attempts > 0 && isOld && !recipients && !isForPrograms(channel);
}

/**
 * Creates a digest for every channel that has gathered alerts, no open digest and none of the last ten minutes.
 */
async function openDigests(payload: Payload): Promise<void> {
  const isRecent = createdWithin(BETWEEN_DIGESTS);
  const records = recordsOf(payload);
  for (const channel of activeChannels()) {
    // One that has reached some recipients must not keep later leads from them.
    const isOpen = { state: { in: ['waiting', 'retrying'] }, recipients: { exists: false } };
    const digests = { and: [{ channel: { equals: channel } }, { isDigest: { equals: true } }] };
    if ((await records.count('alerts', { and: [digests, { or: [isOpen, isRecent] }] })) > 0)
      continue;
    if ((await records.count('alerts', gatheredOf(channel))) === 0) continue;
    await createAlert(payload, channel, { isDigest: true });
  }
}

/**
 * Adds the gathered alerts to a new digest. Later attempts keep its content and key, so that receivers recognise a
 * repeat; what is gathered meanwhile is left to the next digest.
 */
export async function fillDigest(payload: Payload, { id, channel }: Alert): Promise<void> {
  const records = recordsOf(payload);
  const isFilled = (await records.count('alerts', { digest: { equals: id } })) > 0;
  if (!isFilled) await records.updateAll('alerts', gatheredOf(channel), { digest: id });
}

/** Returns the message of a digest; undefined when all of its enquiries were deleted meanwhile. */
export async function digestMessage(
  payload: Payload,
  { id, channel }: Alert,
): Promise<Message | undefined> {
  const ids: Record<EnquiryCollection, number[]> = { leads: [], registrations: [] };
  let isFlood = true;
  const own = { collection: 'alerts', where: { digest: { equals: id } } } as const;
  for await (const alert of rowsOf<Alert>(payload, own)) {
    const subject = subjectOf(alert);
    if (subject) ids[subject.relationTo].push(subject.value);
    isFlood &&= alert.attempts === 0;
  }
  const people: string[] = [];
  const links: string[] = [];
  for (const collection of enquiryCollections) {
    const where = { and: [{ id: { in: ids[collection] } }, { deletedAt: { exists: false } }] };
    const select = { fullname: true } as const;
    const named = people.length;
    for await (const { fullname } of rowsOf<Named>(payload, { collection, where, select }))
      people.push(`ชื่อ: ${safeText(fullname)}`);
    if (people.length > named) links.push(officeAddress(`/admin/collections/${collection}`));
  }
  if (people.length === 0) return undefined;
  const rest = people.length - NAMED;
  const count = people.length.toLocaleString('th-TH');
  return {
    title: isFlood
      ? `มีลูกค้าใหม่อีก ${count} ราย เข้ามาถี่ จึงแจ้งรวมกัน`
      : `สรุปลูกค้าใหม่ ${count} ราย ระหว่างที่การแจ้งเตือนทาง ${channelName(channel)} ขัดข้อง`,
    lines: [
      ...people.slice(0, NAMED),
      ...(rest > 0 ? [`และอีก ${rest.toLocaleString('th-TH')} ราย`] : []),
    ],
    links,
    // Programs get no digests.
    data: {},
  };
}

type Named = Pick<Lead | Registration, 'id' | 'fullname'>;

/** Updates the alerts of finished digests and opens further digests. Runs every minute, never concurrently. */
export async function updateDigests(payload: Payload): Promise<void> {
  await settleDigests(payload);
  await openDigests(payload);
}

/** Copies the state of sent and failed digests to their alerts. */
export async function settleDigests(payload: Payload): Promise<void> {
  const records = recordsOf(payload);
  const gathered = { state: { equals: 'gathered' } };
  const sent = { and: [gathered, { 'digest.state': { equals: 'sent' } }] };
  const sentAt = new Date().toISOString();
  await records.updateAll('alerts', sent, { state: 'sent', errorCode: null, sentAt });
  const failed = await records.find('alerts', {
    and: [{ isDigest: { equals: true } }, { state: { equals: 'failed' } }],
  });
  for (const { id, errorCode = null, recipients = null } of failed) {
    const own = { and: [gathered, { digest: { equals: id } }] };
    await records.updateAll('alerts', own, { state: 'failed', errorCode, recipients });
  }
}

/** Creates an alert; the next run of the job sends it, or a digest when `ALERTS_PER_HOUR` is exceeded. */
export async function createAlert(
  payload: Payload,
  channel: ChannelKey,
  about: { subject: Subject } | { failing: ChannelKey } | { isDigest: true },
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

/** Whether the channel is for people, and has reached `ALERTS_PER_HOUR` within the last hour. */
async function isHeldBack(payload: Payload, channel: ChannelKey): Promise<boolean> {
  if (isForPrograms(channel)) return false;
  const count = await recordsOf(payload).count('alerts', {
    and: [
      { channel: { equals: channel } },
      { isDigest: { not_equals: true } },
      { failing: { exists: false } },
      createdWithin(HOUR),
    ],
  });
  return count >= environment().ALERTS_PER_HOUR;
}

/** Alerts of the last so many milliseconds, without those that a clock which was ahead has dated later. */
function createdWithin(time: number): Where {
  const now = Date.now();
  const greater_than = new Date(now - time).toISOString();
  return { createdAt: { greater_than, less_than_equal: new Date(now).toISOString() } };
}

/** Alerts left to a digest, old or held back, that are in none yet. */
const gatheredOf = (channel: ChannelKey): Where => ({
  and: [
    { channel: { equals: channel } },
    { state: { equals: 'gathered' } },
    { digest: { exists: false } },
  ],
});
