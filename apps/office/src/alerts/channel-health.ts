import type { Recipients } from '@clinicdee/protocol/http/mail';
import type { Payload } from 'payload';
import { activeChannels, recipientsOf } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { lastTest } from './last-test.ts';
import { createAlert } from './create-alerts.ts';
import { refusedRecipients } from './refused-recipients.ts';

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

/**
 * Returns the failing channels: an alert has failed repeatedly since the last successful delivery or test, or the last
 * test failed.
 */
export async function failingChannels(payload: Payload): Promise<FailingChannel[]> {
  const checks = activeChannels().map(async (channel) => {
    const last = await payload.find({
      collection: 'alerts',
      where: {
        and: [
          { channel: { equals: channel } },
          { state: { equals: 'sent' } },
          // Ignores future times, written under a wrong clock, which would hide later failures.
          { sentAt: { less_than_equal: new Date().toISOString() } },
        ],
      },
      sort: '-sentAt',
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    const all = recipientsOf(channel);
    const refused = await refusedRecipients(payload, channel, all);
    const recipients = Object.fromEntries(refused.map(({ address, code }) => [address, code]));
    const isPartly = refused.length > 0 && refused.length < all.length;
    const now = Date.now();
    const sentAt = Date.parse(last.docs[0]?.sentAt ?? '') || 0;
    const test = await lastTest(payload, channel);
    const tested = test && test.at <= now ? test : undefined;
    const succeededAt = tested && tested.code === undefined ? Math.max(sentAt, tested.at) : sentAt;
    const stuck = (sort: string) =>
      payload.find({
        collection: 'alerts',
        where: {
          and: [
            { channel: { equals: channel } },
            { state: { in: ['retrying', 'gathered', 'failed'] } },
            { attempts: { greater_than_equal: FAILURE_THRESHOLD } },
            { updatedAt: { greater_than: new Date(succeededAt).toISOString() } },
          ],
        },
        sort,
        limit: 1,
        depth: 0,
        pagination: false,
        overrideAccess: true,
      });
    const [first] = (await stuck('createdAt')).docs;
    if (!first) {
      if (tested?.code !== undefined && tested.at > sentAt && !isPartly) {
        const { at, code } = tested;
        return [{ channel, what: 'test' as const, since: at, code, recipients }];
      }
      const [longest] = refused.toSorted((a, b) => a.since - b.since);
      if (!longest) return [];
      const { since, code } = longest;
      const what = isPartly ? 'recipients' : 'alerts';
      return [{ channel, what, since, code, recipients } satisfies FailingChannel];
    }
    const [newest] = (await stuck('-updatedAt')).docs;
    const code = newest?.errorCode ?? first.errorCode ?? undefined;
    const since = Date.parse(first.createdAt);
    const what = isPartly ? 'recipients' : 'alerts';
    return [{ channel, what, since, code, recipients } satisfies FailingChannel];
  });
  return (await Promise.all(checks)).flat();
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
