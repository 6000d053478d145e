import type { Recipients } from '@clinicdee/protocol/http/mail-recipients';
import type { Payload } from 'payload';
import { activeChannels, recipientsOf } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { lastTest } from './last-test.ts';
import { makeAlert } from './make-alerts.ts';
import { refusedRecipients } from './refused-recipients.ts';

/** So many failures of one alert make a channel count as failing. */
const PATIENCE = 3;
const NOTICE_EVERY = 6 * 60 * 60_000;

/** A channel that fails, since when, and with which code the last time. */
export interface FailingChannel {
  channel: ChannelKey;
  /** What it did not take: one alert again and again, the last test, or whatever goes to some recipients. */
  what: 'alerts' | 'test' | 'recipients';
  /** The recipients that it does not reach, each with the code of its refusal, where these are known. */
  recipients: Recipients;
  /** Milliseconds since 1970. */
  since: number;
  /** Undefined where an alert waits for a digest that has not been tried. */
  code: string | undefined;
}

/**
 * The channels that fail at present: something has failed often since they last took a message, or the
 * last test did, which is one as well.
 */
export async function failingChannels(payload: Payload): Promise<FailingChannel[]> {
  const checks = activeChannels().map(async (channel) => {
    const last = await payload.find({
      collection: 'alerts',
      where: {
        and: [
          { channel: { equals: channel } },
          { state: { equals: 'sent' } },
          // What a clock that was ahead has dated would hide all that fails since.
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
    const provenAt = tested && tested.code === undefined ? Math.max(sentAt, tested.at) : sentAt;
    const stuck = (sort: string) =>
      payload.find({
        collection: 'alerts',
        where: {
          and: [
            { channel: { equals: channel } },
            { state: { in: ['retrying', 'gathered', 'failed'] } },
            { attempts: { greater_than_equal: PATIENCE } },
            { updatedAt: { greater_than: new Date(provenAt).toISOString() } },
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
      const [worst] = refused.toSorted((one, other) => one.since - other.since);
      if (!worst) return [];
      const { since, code } = worst;
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
 * Tells the other channels that one keeps failing, at most every six hours: a broken LINE token must
 * not be found out by the leads that nobody called.
 *
 * @param isFinal whether what failed will not be tried again
 */
export async function noticeFailure(
  payload: Payload,
  failing: ChannelKey,
  attempts: number,
  isFinal = false,
): Promise<void> {
  if (attempts < PATIENCE && !isFinal) return;
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
    if (channel !== failing) await makeAlert(payload, channel, { failing });
  }
}
