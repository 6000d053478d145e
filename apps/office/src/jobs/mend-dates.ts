import type { Payload } from 'payload';
import { officeClock } from '../clock.ts';
import { failureCode } from '../failure.ts';
import { isStandingBy, makeDue } from '../payload-seams/job-queues.ts';
import { longestPause } from './send-alert.ts';

const MINUTE = 60_000;
/** Two nights: the sweep of what is old runs once in each. */
const NIGHTLY = 48 * 60 * MINUTE;

/** Looks now, and every minute from then on, for what a clock that was ahead has dated too late. */
export async function mendDates(payload: Payload): Promise<void> {
  try {
    // Of several offices the one that works off the jobs.
    if (!isStandingBy(payload)) await makeDatedAheadDue(payload);
  } catch (error) {
    payload.logger.warn({ code: failureCode(error) }, 'dates ahead could not be mended');
  }
  officeClock().after(MINUTE, () => void mendDates(payload));
}

/**
 * Makes due what waits for longer than any pause: alerts, their jobs, and the office's own. Compared by
 * the machine's clock, by which Payload works jobs off. What staff have scheduled stays for its day.
 */
export async function makeDatedAheadDue(payload: Payload): Promise<void> {
  const now = officeClock().machineTime();
  const pause = 2 * longestPause() + MINUTE;
  await payload.update({
    collection: 'alerts',
    where: {
      and: [
        { state: { in: ['waiting', 'retrying'] } },
        { nextAttemptAt: { greater_than: new Date(now + pause).toISOString() } },
      ],
    },
    data: { nextAttemptAt: new Date(now).toISOString() },
    depth: 0,
    overrideAccess: true,
  });
  await makeDue(payload, 'sendAlert', now, pause);
  await makeDue(payload, 'sweepAlerts', now, 2 * MINUTE);
  await makeDue(payload, 'eraseOld', now, NIGHTLY);
}
