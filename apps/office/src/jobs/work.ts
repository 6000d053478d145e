import type { Payload } from 'payload';
import { channels } from '../alerts/channels/index.ts';
import { resetFutureDates } from '../payload-patches/accounts-ahead.ts';
import { makeDue, workOffJobs } from '../payload-patches/job-queues.ts';
import { checkpointLog } from '../payload-patches/sqlite-pragmas.ts';
import { startScheduler } from './scheduler.ts';
import { fillNameSearch } from './fill-name-search.ts';
import { workAlone } from './one-at-work.ts';
import { cleanPictures } from './clean-pictures.ts';
import { AlertSender } from './send-alerts.ts';
import { sweep } from './reconcile-alerts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The erasure runs once in a night. */
const TWO_NIGHTS = 48 * 60 * MINUTE;

/**
 * Begins what an office does by itself: alerts of each channel, so that a slow one holds nobody up; their
 * sweep; accounts; Payload's jobs, which are what is planned for a day.
 *
 * @returns what ends it, once all that is at work is done
 */
export function beginWork(payload: Payload): () => Promise<void> {
  const alerts = channels.map(({ key }) => {
    const sender = new AlertSender(payload, key);
    return { name: `alerts ${key}`, pauseMs: 2 * SECOND, work: () => sender.round() };
  });
  const rounds = startScheduler(payload, [
    ...alerts,
    { name: 'sweep', pauseMs: MINUTE, work: () => sweep(payload) },
    {
      name: 'accounts',
      pauseMs: MINUTE,
      work: () => resetFutureDates(payload, Date.now()),
    },
    { name: 'name search', pauseMs: MINUTE, work: () => fillNameSearch(payload) },
    { name: 'jobs', pauseMs: 10 * SECOND, work: () => doPlanned(payload) },
    { name: 'write-ahead log', pauseMs: MINUTE, work: () => checkpointLog(payload) },
    { name: 'pictures', pauseMs: MINUTE, work: () => cleanPictures(payload) },
  ]);
  return workAlone(payload, rounds);
}

/** Does what is due of that which has its day; what staff have planned stays for theirs. */
async function doPlanned(payload: Payload): Promise<void> {
  const now = Date.now();
  // Under a clock that was ahead Payload planned the next night for years later, and plans no other.
  await makeDue(payload, 'eraseOld', now, TWO_NIGHTS);
  await workOffJobs(payload, now);
}
