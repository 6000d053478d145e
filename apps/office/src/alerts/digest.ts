import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import { enquiryCollections, type Subject } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import type { Alert, Lead, Registration } from '../payload-types.ts';
import { activeChannels, channelName, isForPrograms } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import type { Message } from './channels/message.ts';
import { subjectOf } from './message-of.ts';
import { enquiryMessage, officeAddress, said } from './message.ts';

/** An alert that did not get through for so long is news no more, and is told of in a digest. */
const RECENT = 2 * 60 * 60_000;
/** Longer than any attempt: what is under way on its own is in no digest. */
const MARGIN = 60_000;
/** More names than this are only counted. */
const NAMED = 20;
const HOUR = 60 * 60_000;
/** While more leads come than are told of one by one, they are told of in a digest so often at most. */
const BETWEEN_FLOOD_DIGESTS = 10 * 60_000;
/** So many enquiries are read at once. */
const AT_ONCE = 500;

/**
 * Whether an alert is left to a digest: it has failed, and is old. A new one is tried however late, and so
 * is one that some of its recipients have: a digest would tell them a second time.
 */
export function isLeftToDigest({ attempts, createdAt, isDigest, recipients }: Alert): boolean {
  const isOld = Date.parse(createdAt) < Date.now() - RECENT;
  return !isDigest && attempts > 0 && isOld && !recipients;
}

/**
 * Begins a digest on every channel that has old alerts and no digest under way. Called by the sweep
 * alone, one at a time, so that there is one.
 */
export async function openDigests(payload: Payload): Promise<void> {
  const count = async (channel: ChannelKey, ...also: Where[]) => {
    const where: Where = { and: [{ channel: { equals: channel } }, ...also] };
    return (await payload.count({ collection: 'alerts', where, overrideAccess: true })).totalDocs;
  };
  const now = Date.now();
  const lately = {
    createdAt: {
      greater_than: new Date(now - BETWEEN_FLOOD_DIGESTS).toISOString(),
      less_than_equal: new Date(now).toISOString(),
    },
  };
  for (const channel of activeChannels()) {
    const digests = { isDigest: { equals: true } };
    if ((await count(channel, digests, { state: { in: ['waiting', 'retrying'] } })) > 0) continue;
    const isDue =
      (await count(channel, oldOnes(channel))) > 0 ||
      ((await count(channel, heldBack(channel))) > 0 &&
        (await count(channel, digests, lately)) === 0);
    if (!isDue) continue;
    await payload.create({
      collection: 'alerts',
      data: {
        channel,
        isDigest: true,
        state: 'waiting',
        attempts: 0,
        retryKey: randomUUID(),
        nextAttemptAt: new Date().toISOString(),
      },
      overrideAccess: true,
    });
  }
}

/**
 * Takes into a digest what has grown old meanwhile, and gives the digest as it is to be sent. While it
 * may have arrived (no answer came, the process died), it stays as it was, with its key: a repeat must
 * be told as one, and nobody is named twice.
 */
export async function gather(payload: Payload, digest: Alert): Promise<Alert> {
  const { id, channel, errorCode } = digest;
  if (digest.recipients || (errorCode && !isRefusal(errorCode))) return digest;
  const ready = await payload.update({
    collection: 'alerts',
    id,
    // Until the attempt is over, nobody knows how it ended.
    data: { retryKey: randomUUID(), errorCode: 'interrupted' },
    depth: 0,
    overrideAccess: true,
  });
  await payload.update({
    collection: 'alerts',
    where: { or: [oldOnes(channel), heldBack(channel)] },
    data: { state: 'gathered', digest: id, nextAttemptAt: null },
    depth: 0,
    overrideAccess: true,
  });
  return ready;
}

/** What a digest says; undefined when all of its enquiries were deleted meanwhile. */
export async function digestMessage(
  payload: Payload,
  { id, channel }: Alert,
): Promise<Message | undefined> {
  const { docs } = await payload.find({
    collection: 'alerts',
    where: { digest: { equals: id } },
    sort: ['createdAt', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const subjects = docs.flatMap((alert) => subjectOf(alert) ?? []);
  const enquiries = await enquiriesOf(payload, subjects);
  if (enquiries.length === 0) return undefined;
  const names = enquiries.map(({ enquiry }) => `ชื่อ: ${said(enquiry.fullname)}`);
  const rest = names.length - NAMED;
  const kinds = [...new Set(enquiries.map(({ subject }) => subject.relationTo))].sort();
  const links = kinds.map((kind) => officeAddress(`/admin/collections/${kind}`));
  const isFlood = docs.every(({ attempts }) => attempts === 0);
  const count = enquiries.length.toLocaleString('th-TH');
  return {
    title: isFlood
      ? `มีลูกค้าใหม่อีก ${count} ราย เข้ามาถี่ จึงแจ้งรวมกัน`
      : `สรุปลูกค้าใหม่ ${count} ราย ระหว่างที่การแจ้งเตือนทาง ${channelName(channel)} ขัดข้อง`,
    lines: [
      ...names.slice(0, NAMED),
      ...(rest > 0 ? [`และอีก ${rest.toLocaleString('th-TH')} ราย`] : []),
    ],
    links,
    data: {
      event: 'digest',
      count: enquiries.length,
      links,
      enquiries: enquiries.map(({ subject, enquiry }) => enquiryMessage(subject, enquiry).data),
    },
  };
}

/** Notes what went out with a digest as sent; where the digest did not reach everybody, so it is with them. */
export async function settleDigests(payload: Payload): Promise<void> {
  const gathered = { state: { equals: 'gathered' } };
  await payload.update({
    collection: 'alerts',
    where: { and: [gathered, { 'digest.state': { equals: 'sent' } }] },
    data: { state: 'sent', errorCode: null, sentAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
  });
  const { docs: failed } = await payload.find({
    collection: 'alerts',
    where: { and: [{ isDigest: { equals: true } }, { state: { equals: 'failed' } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  for (const { id, errorCode = null, recipients = null } of failed)
    await payload.update({
      collection: 'alerts',
      where: { and: [gathered, { digest: { equals: id } }] },
      data: { state: 'failed', errorCode, recipients },
      depth: 0,
      overrideAccess: true,
    });
}

/**
 * Whether a new alert is held back for a digest: the channel speaks to people, and has had as many within
 * the last hour as `ALERTS_PER_HOUR` allows one by one.
 *
 * @param req whose transaction it belongs to
 */
export async function isHeldBack(
  payload: Payload,
  channel: ChannelKey,
  req?: PayloadRequest,
): Promise<boolean> {
  if (isForPrograms(channel)) return false;
  const now = Date.now();
  const { totalDocs } = await payload.count({
    collection: 'alerts',
    where: {
      and: [
        { channel: { equals: channel } },
        { isDigest: { not_equals: true } },
        { failing: { exists: false } },
        {
          createdAt: {
            greater_than: new Date(now - HOUR).toISOString(),
            less_than_equal: new Date(now).toISOString(),
          },
        },
      ],
    },
    overrideAccess: true,
    ...(req && { req }),
  });
  return totalDocs >= environment().ALERTS_PER_HOUR;
}

/** Alerts that were held back and are in no digest yet. */
const heldBack = (channel: ChannelKey): Where => ({
  and: [
    { channel: { equals: channel } },
    { state: { equals: 'gathered' } },
    { digest: { exists: false } },
  ],
});

/** The enquiries that are meant, in the same order, without those that were deleted or lie in the trash. */
async function enquiriesOf(payload: Payload, subjects: readonly Subject[]) {
  const found = new Map<string, Lead | Registration>();
  const keyOf = ({ relationTo, value }: Subject) => `${relationTo} ${value}`;
  for (const relationTo of enquiryCollections) {
    const ids = subjects.flatMap((one) => (one.relationTo === relationTo ? [one.value] : []));
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const { docs } = await payload.find({
        collection: relationTo,
        where: { id: { in: ids.slice(at, at + AT_ONCE) } },
        depth: 0,
        pagination: false,
        overrideAccess: true,
      });
      for (const enquiry of docs) found.set(keyOf({ relationTo, value: enquiry.id }), enquiry);
    }
  }
  return subjects.flatMap((subject) => {
    const enquiry = found.get(keyOf(subject));
    return enquiry ? [{ subject, enquiry }] : [];
  });
}

function oldOnes(channel: ChannelKey): Where {
  return {
    and: [
      { channel: { equals: channel } },
      { isDigest: { not_equals: true } },
      { state: { equals: 'retrying' } },
      { recipients: { exists: false } },
      { createdAt: { less_than: new Date(Date.now() - RECENT - MARGIN).toISOString() } },
    ],
  };
}

/** Whether the other side has not taken a message for sure: it said so, or could not be reached. */
function isRefusal(code: string): boolean {
  const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'smtp_away', 'smtp_certificate'];
  if ([...unreached, 'not_set'].includes(code)) return true;
  // 502 and 504 are said by a gateway, behind which it may have arrived.
  return /_(?!502|504)\d{3}$/.test(code);
}
