import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { asDate, nowAsDate, officeClock } from '../clock.ts';
import type { Alert } from '../payload-types.ts';
import { activeChannels, channelName } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import type { Message } from './channels/message.ts';
import { enquiryOf, subjectOf } from './message-of.ts';
import { enquiryMessage, officeAddress, said } from './message.ts';

/** An alert that did not get through for so long is news no more, and is told of in a digest. */
const RECENT = 2 * 60 * 60_000;
/** Longer than any attempt: what is under way on its own is in no digest. */
const MARGIN = 60_000;
/** More names than this are only counted. */
const NAMED = 20;

/** Whether an alert is left to a digest: it has failed, and is old. A new one is tried however late. */
export function isLeftToDigest({ attempts, createdAt, isDigest }: Alert): boolean {
  return !isDigest && attempts > 0 && Date.parse(createdAt) < officeClock().now() - RECENT;
}

/**
 * Begins a digest on every channel that has old alerts and no digest under way. Called by the sweep
 * alone, one at a time, so that there is one.
 */
export async function openDigests(payload: Payload): Promise<void> {
  for (const channel of activeChannels()) {
    const { totalDocs: old } = await payload.count({
      collection: 'alerts',
      where: oldOnes(channel),
      overrideAccess: true,
    });
    if (old === 0) continue;
    const { totalDocs: open } = await payload.count({
      collection: 'alerts',
      where: {
        and: [
          { channel: { equals: channel } },
          { isDigest: { equals: true } },
          { state: { in: ['waiting', 'retrying'] } },
        ],
      },
      overrideAccess: true,
    });
    if (open > 0) continue;
    await payload.create({
      collection: 'alerts',
      data: {
        channel,
        isDigest: true,
        state: 'waiting',
        attempts: 0,
        retryKey: randomUUID(),
        nextAttemptAt: nowAsDate(),
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
  if (errorCode && !isRefusal(errorCode)) return digest;
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
    where: oldOnes(channel),
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
  const found = await Promise.all(
    subjects.map(async (subject) => {
      const enquiry = await enquiryOf(payload, subject);
      return enquiry ? [{ subject, enquiry }] : [];
    }),
  );
  const enquiries = found.flat();
  if (enquiries.length === 0) return undefined;
  const names = enquiries.map(({ enquiry }) => `ชื่อ: ${said(enquiry.fullname)}`);
  const rest = names.length - NAMED;
  const kinds = [...new Set(enquiries.map(({ subject }) => subject.relationTo))].sort();
  const links = kinds.map((kind) => officeAddress(`/admin/collections/${kind}`));
  return {
    title: `สรุปลูกค้าใหม่ ${enquiries.length} ราย ระหว่างที่การแจ้งเตือนทาง ${channelName(channel)} ขัดข้อง`,
    lines: [...names.slice(0, NAMED), ...(rest > 0 ? [`และอีก ${rest} ราย`] : [])],
    links,
    data: {
      event: 'digest',
      count: enquiries.length,
      links,
      enquiries: enquiries.map(({ subject, enquiry }) => enquiryMessage(subject, enquiry).data),
    },
  };
}

/** Notes what went out with a digest as sent. */
export async function settleDigests(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'alerts',
    where: {
      and: [{ state: { equals: 'gathered' } }, { 'digest.state': { equals: 'sent' } }],
    },
    data: { state: 'sent', errorCode: null, sentAt: nowAsDate() },
    depth: 0,
    overrideAccess: true,
  });
}

function oldOnes(channel: ChannelKey): Where {
  return {
    and: [
      { channel: { equals: channel } },
      { isDigest: { not_equals: true } },
      { state: { equals: 'retrying' } },
      { createdAt: { less_than: asDate(officeClock().now() - RECENT - MARGIN) } },
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
