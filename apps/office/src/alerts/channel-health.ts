import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { activeChannels, missedRecipients, readRecipients } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { createAlert } from './digest.ts';

/** Failures since the last delivery after which a channel counts as failing. */
const FAILURE_THRESHOLD = 3;
const NOTICE_EVERY = 6 * 60 * 60_000;

/** A failing channel. */
export type FailingChannel = NonNullable<Awaited<ReturnType<typeof failureOf>>>;

/** Returns the failing channels. */
export async function failingChannels(payload: Payload): Promise<FailingChannel[]> {
  const checks = activeChannels().map((channel) => failureOf(payload, channel));
  return (await Promise.all(checks)).flatMap((failure) => failure ?? []);
}

/** Returns the failure of a channel since it last delivered: three attempts, or one refused for good. */
async function failureOf(payload: Payload, channel: ChannelKey) {
  const records = recordsOf(payload);
  const own = { channel: { equals: channel } };
  const delivered = { and: [own, { state: { equals: 'sent' } }] };
  const newestFirst = { sort: '-updatedAt' };
  const [last] = await records.find('alerts', delivered, { ...newestFirst, limit: 1 });
  const tested = await payload.kv.get<{ at: string }>(testedKey(channel));
  const since = [last?.updatedAt ?? '', tested?.at ?? ''].sort().at(-1);
  const failures = await records.find(
    'alerts',
    {
      and: [
        own,
        { state: { in: ['retrying', 'gathered', 'failed'] } },
        { errorCode: { exists: true } },
        ...(since ? [{ updatedAt: { greater_than: since } }] : []),
      ],
    },
    { ...newestFirst, limit: 100 },
  );
  const [newest] = failures;
  const attempts = failures.reduce((sum, alert) => sum + alert.attempts, 0);
  const isFinal = failures.some(({ state }) => state === 'failed');
  if (!newest?.errorCode || (attempts < FAILURE_THRESHOLD && !isFinal)) return undefined;
  const outcomes = readRecipients(newest.recipients);
  return {
    channel,
    /** Whether it reaches some recipients. */
    isPartial: Object.values(outcomes).includes('sent'),
    /** The recipients that were not reached, with their error codes, if known. */
    recipients: missedRecipients(outcomes),
    /** Milliseconds since 1970. */
    since: Math.min(...failures.map(({ createdAt }) => Date.parse(createdAt))),
    /** The last error code. */
    code: newest.errorCode,
  };
}

/** The key of when a test message last arrived. */
const testedKey = (channel: ChannelKey) => `tested-${channel}`;

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
  const since = new Date(Date.now() - NOTICE_EVERY).toISOString();
  const recent = {
    and: [{ failing: { equals: failing } }, { createdAt: { greater_than: since } }],
  };
  if ((await recordsOf(payload).count('alerts', recent)) > 0) return;
  for (const channel of activeChannels()) {
    if (channel !== failing) await createAlert(payload, channel, { failing });
  }
}

/** Stores that a test message has arrived, so that the channel no longer counts as failing. */
export const noteTest = (payload: Payload, channel: ChannelKey): Promise<void> =>
  payload.kv.set(testedKey(channel), { at: new Date().toISOString() });
