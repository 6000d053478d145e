import type { Payload } from 'payload';
import { asDate, nowAsDate, officeClock } from '../clock.ts';
import { activeChannels } from './active-channels.ts';
import type { ChannelKey } from './channels/index.ts';
import { lastTest } from './last-test.ts';
import { makeAlert } from './make-alerts.ts';

/** So many failures of one alert make a channel count as failing. */
const PATIENCE = 3;
const NOTICE_EVERY = 6 * 60 * 60_000;

/** A channel that fails, since when, and with which code the last time. */
export interface FailingChannel {
  channel: ChannelKey;
  /** What it did not take: one alert again and again, or the last test. */
  what: 'alerts' | 'test';
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
          { sentAt: { less_than_equal: nowAsDate() } },
        ],
      },
      sort: '-sentAt',
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    const now = officeClock().now();
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
            { updatedAt: { greater_than: asDate(provenAt) } },
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
      if (tested?.code === undefined || tested.at <= sentAt) return [];
      return [{ channel, what: 'test' as const, since: tested.at, code: tested.code }];
    }
    const [newest] = (await stuck('-updatedAt')).docs;
    const code = newest?.errorCode ?? first.errorCode ?? undefined;
    return [{ channel, what: 'alerts' as const, since: Date.parse(first.createdAt), code }];
  });
  return (await Promise.all(checks)).flat();
}

/**
 * Tells the other channels that one keeps failing, at most every six hours: a broken LINE token must
 * not be found out by the leads that nobody called.
 */
export async function noticeFailure(
  payload: Payload,
  failing: ChannelKey,
  attempts: number,
): Promise<void> {
  if (attempts < PATIENCE) return;
  const recent = await payload.count({
    collection: 'alerts',
    where: {
      and: [
        { failing: { equals: failing } },
        { createdAt: { greater_than: asDate(officeClock().now() - NOTICE_EVERY) } },
      ],
    },
    overrideAccess: true,
  });
  if (recent.totalDocs > 0) return;
  for (const channel of activeChannels()) {
    if (channel !== failing) await makeAlert(payload, channel, { failing });
  }
}
