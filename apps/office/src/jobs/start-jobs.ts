import type { Payload } from 'payload';
import { channels } from '../alerts/channels/index.ts';
import { updateDigests } from '../alerts/digest.ts';
import { sendDueAlerts } from '../alerts/send-alerts.ts';
import { alertAboutCanary } from '../health/canary.ts';
import { checkpointLog } from '../payload-patches/sqlite-pragmas.ts';
import { deliverEvents } from '../privacy/events.ts';
import { startScheduler } from './scheduler.ts';
import { runAsLeader } from './leader-election.ts';
import { createNewAlerts } from './new-alerts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The retention job runs once per night. */
const TWO_NIGHTS = 48 * 60 * MINUTE;

/**
 * Starts the periodic tasks: alerts per channel, so that a slow channel does not delay others; Payload's scheduled
 * jobs.
 *
 * @returns stops them and waits for running tasks
 */
export function startJobs(payload: Payload): () => Promise<void> {
  const alerts = channels.map(({ key }) => ({
    name: `alerts ${key}`,
    pauseMs: 2 * SECOND,
    work: () => sendDueAlerts(payload, key),
  }));
  const scheduler = startScheduler(payload, [
    ...alerts,
    { name: 'new alerts', pauseMs: 2 * SECOND, work: () => createNewAlerts(payload) },
    { name: 'digests', pauseMs: MINUTE, work: () => updateDigests(payload) },
    { name: 'jobs', pauseMs: 10 * SECOND, work: () => runDueJobs(payload) },
    { name: 'canary', pauseMs: 30 * SECOND, work: () => alertAboutCanary(payload) },
    { name: 'privacy events', pauseMs: MINUTE, work: () => deliverEvents(payload) },
    { name: 'write-ahead log', pauseMs: MINUTE, work: () => checkpointLog(payload) },
  ]);
  return runAsLeader(payload, scheduler);
}

/** Runs Payload's due jobs. */
async function runDueJobs(payload: Payload): Promise<void> {
  // Planned again below: under a wrong clock Payload may have planned the next run years ahead.
  const tooLate = { greater_than: new Date(Date.now() + TWO_NIGHTS).toISOString() };
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'eraseOld' } }, { waitUntil: tooLate }] },
  });
  await payload.jobs.handleSchedules({ queue: 'default' });
  // An article whose publication and withdrawal fell due while the office was stopped ends withdrawn.
  const inOrder = { sequential: true, processingOrder: 'waitUntil' };
  await payload.jobs.run({ allQueues: true, limit: 20, silent: true, ...inOrder });
}
