import type { Recipients } from '@clinicdee/protocol/http/mail';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import {
  activeChannels,
  FAILURE_THRESHOLD,
  failuresOf,
  noteOutcome,
  recipientsOf,
} from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { createAlert } from './create-alert.ts';

const NOTICE_EVERY = 6 * 60 * 60_000;

/** A failing channel. */
export interface FailingChannel {
  channel: ChannelKey;
  /** What fails: deliveries repeatedly, the last test, or the delivery to some recipients. */
  what: 'alerts' | 'test' | 'recipients';
  /** The unreachable recipients with their error codes, if known. */
  recipients: Recipients;
  /** Milliseconds since 1970. */
  since: number;
  /** The last error code. */
  code: string;
}

/** Returns the failing channels. */
export async function failingChannels(payload: Payload): Promise<FailingChannel[]> {
  const checks = activeChannels().map((channel) => failureOf(payload, channel));
  return (await Promise.all(checks)).flatMap((failure) => failure ?? []);
}

async function failureOf(
  payload: Payload,
  channel: ChannelKey,
): Promise<FailingChannel | undefined> {
  const all = recipientsOf(channel);
  const states = all.map(async (address) => {
    const failures = await failuresOf(payload, `${channel} ${address}`);
    return failures ? [{ address, ...failures }] : [];
  });
  const refused = (await Promise.all(states)).flat().sort((a, b) => a.since - b.since);
  const own = await failuresOf(payload, channel);
  const shown = own ?? refused[0];
  if (!shown) return undefined;
  const isPartly = refused.length > 0 && refused.length < all.length;
  return {
    channel,
    what: isPartly ? 'recipients' : own?.isTest ? 'test' : 'alerts',
    recipients: Object.fromEntries(refused.map(({ address, code }) => [address, code])),
    since: shown.since,
    code: shown.code,
  };
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
  const since = new Date(Date.now() - NOTICE_EVERY).toISOString();
  const recent = {
    and: [{ failing: { equals: failing } }, { createdAt: { greater_than: since } }],
  };
  if ((await recordsOf(payload).count('alerts', recent)) > 0) return;
  for (const channel of activeChannels()) {
    if (channel !== failing) await createAlert(payload, channel, { failing });
  }
}

/**
 * Stores that a test message has arrived: all alerts that wait for a retry are due at once.
 *
 * @returns their number
 */
export async function retryAfterTest(payload: Payload, channel: ChannelKey): Promise<number> {
  await noteOutcome(payload, channel, 'sent', true);
  const where = { and: [{ channel: { equals: channel } }, { state: { equals: 'retrying' } }] };
  const count = await recordsOf(payload).count('alerts', where);
  const data = { nextAttemptAt: new Date().toISOString() };
  await payload.db.updateMany({ collection: 'alerts', where, data });
  return count;
}
