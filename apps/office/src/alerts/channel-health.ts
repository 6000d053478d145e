import type { Recipients } from '@clinicdee/protocol/http/mail';
import type { Payload, Where } from 'payload';
import * as z from 'zod';
import { failureCode } from '../errors/failure.ts';
import { updateManyWithoutHooks } from '../payload-patches/database-rows.ts';
import { activeChannels, recipientsOf } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { createAlert } from './create-alerts.ts';
import { refusedRecipients } from './recipients.ts';

/** Failed attempts of an alert after which its channel counts as failing. */
const FAILURE_THRESHOLD = 3;
const NOTICE_EVERY = 6 * 60 * 60_000;

/** A failing channel. */
export interface FailingChannel {
  channel: ChannelKey;
  /** What fails: an alert repeatedly, the last test, or the delivery to some recipients. */
  what: 'alerts' | 'test' | 'recipients';
  /** The unreachable recipients with their error codes, if known. */
  recipients: Recipients;
  /** Milliseconds since 1970. */
  since: number;
  /** The last error code; undefined when an alert waits for a digest without attempts. */
  code: string | undefined;
}

/** Returns the failing channels. */
export async function failingChannels(payload: Payload): Promise<FailingChannel[]> {
  const checks = activeChannels().map((channel) => failureOf(payload, channel));
  return (await Promise.all(checks)).flatMap((failure) => failure ?? []);
}

/**
 * Returns how a channel fails: an alert has failed repeatedly since the last successful delivery or test, the last test
 * failed, or recipients are unreachable.
 */
async function failureOf(
  payload: Payload,
  channel: ChannelKey,
): Promise<FailingChannel | undefined> {
  const now = Date.now();
  const ofChannel = { channel: { equals: channel } };
  const [last] = await alertsIn(payload, '-sentAt', [
    ...[ofChannel, { state: { equals: 'sent' } }],
    // Ignores future times, written under a wrong clock, which would hide later failures.
    { sentAt: { less_than_equal: new Date(now).toISOString() } },
  ]);
  const sentAt = Date.parse(last?.sentAt ?? '') || 0;
  const test = lastTest.safeParse(await payload.kv.get(testKey(channel))).data;
  const tested = test && test.at <= now ? test : undefined;
  const isTestGood = tested !== undefined && tested.code === undefined;
  const succeededAt = isTestGood ? Math.max(sentAt, tested.at) : sentAt;
  const stuck = [
    ofChannel,
    { state: { in: ['retrying', 'gathered', 'failed'] } },
    { attempts: { greater_than_equal: FAILURE_THRESHOLD } },
    { updatedAt: { greater_than: new Date(succeededAt).toISOString() } },
  ];
  const [first] = await alertsIn(payload, 'createdAt', stuck);
  const [newest] = await alertsIn(payload, '-updatedAt', stuck);

  const all = recipientsOf(channel);
  const refused = await refusedRecipients(payload, channel, all);
  const recipients = Object.fromEntries(refused.map(({ address, code }) => [address, code]));
  const isPartly = refused.length > 0 && refused.length < all.length;
  const what = isPartly ? 'recipients' : 'alerts';
  if (first) {
    const code = newest?.errorCode ?? first.errorCode ?? undefined;
    return { channel, what, since: Date.parse(first.createdAt), code, recipients };
  }
  if (tested?.code !== undefined && tested.at > sentAt && !isPartly)
    return { channel, what: 'test', since: tested.at, code: tested.code, recipients };
  const [longest] = refused;
  return longest && { channel, what, since: longest.since, code: longest.code, recipients };
}

/** Returns the first alert that meets all conditions. */
async function alertsIn(payload: Payload, sort: string, and: Where[]) {
  const { docs } = await payload.find({
    collection: 'alerts',
    where: { and },
    sort,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs;
}

/**
 * Creates an alert about a failing channel on all other channels, at most every six hours, so that staff learn of a
 * broken LINE token before leads are missed.
 *
 * @param isFinal whether there will be no retry
 */
export async function alertAboutFailure(
  payload: Payload,
  failing: ChannelKey,
  attempts: number,
  isFinal = false,
): Promise<void> {
  if (attempts < FAILURE_THRESHOLD && !isFinal) return;
  const recent = await payload.count({
    collection: 'alerts',
    where: {
      and: [
        { failing: { equals: failing } },
        { createdAt: { greater_than: new Date(Date.now() - NOTICE_EVERY).toISOString() } },
      ],
    },
    overrideAccess: true,
  });
  if (recent.totalDocs > 0) return;
  for (const channel of activeChannels()) {
    if (channel !== failing) await createAlert(payload, channel, { failing });
  }
}

/** The last test message over a channel, in milliseconds since 1970, with the error code unless it arrived. */
const lastTest = z.object({ at: z.number(), code: z.string().optional() });

const testKey = (channel: ChannelKey) => `test-${channel}`;

/**
 * Stores the result of a test. A success makes all alerts that wait for a retry due at once. Never rejects.
 *
 * @param code the error code; undefined for success
 * @returns the number of alerts that became due
 */
export async function recordTest(
  payload: Payload,
  channel: ChannelKey,
  code?: string,
): Promise<number> {
  try {
    const due = code === undefined ? await retryNow(payload, channel) : 0;
    await payload.kv.set(testKey(channel), { at: Date.now(), ...(code && { code }) });
    return due;
  } catch (error) {
    // The test itself is reported anyway.
    payload.logger.warn({ channel, code: failureCode(error) }, 'channel test not stored');
    return 0;
  }
}

async function retryNow(payload: Payload, channel: ChannelKey): Promise<number> {
  const where = { and: [{ channel: { equals: channel } }, { state: { equals: 'retrying' } }] };
  const { totalDocs } = await payload.count({ collection: 'alerts', where, overrideAccess: true });
  // Without hooks and `updatedAt`, which would count as a failed attempt.
  const data = { nextAttemptAt: null, updatedAt: null };
  await updateManyWithoutHooks(payload, { collection: 'alerts', where, data });
  return totalDocs;
}
