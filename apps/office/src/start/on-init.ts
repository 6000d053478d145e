import type { Payload } from 'payload';
import { endIfForeign } from '../database/database.ts';
import { noteInUse, noteOpened, refuseEmptied } from '../database/database-file.ts';
import { environment } from '../environment/environment.ts';
import { sweep } from '../jobs/reconcile-alerts.ts';
import { createFirstAdmin } from '../people/first-admin.ts';
import { connectionPool, surviveLostConnections } from '../payload-patches/connection-pool.ts';
import { releaseJobs } from '../payload-patches/job-queues.ts';
import { updateIndexStatistics, overwriteDeleted } from '../payload-patches/sqlite-pragmas.ts';
import { seedSamples } from '../samples/seed.ts';
import { publishedContent } from '../site-content/published.ts';

const MINUTE = 60_000;

/**
 * What happens each time the office starts, before it answers its first request. With a database that was
 * written by a version that is not known here the process ends, in words.
 */
export async function onInit(payload: Payload): Promise<void> {
  await endIfForeign(payload);
  surviveLostConnections(payload);
  await overwriteDeleted(payload);
  await updateIndexStatistics(payload);
  // On PostgreSQL another office may be at work: whoever comes to do the rounds releases its jobs, and
  // the sweep of each minute finds the rest.
  if (!connectionPool(payload)) {
    await releaseJobs(payload);
    // Nothing is at work yet: whatever has no alerts was left so by a crash.
    await sweep(payload, 0);
  }
  noteOpened();
  const isFirst = await createFirstAdmin(payload, refuseEmptied);
  noteInUse();
  await publishedContent(payload);
  followWords(payload);
  if (isFirst && environment().hasSamples) await seedSamples(payload);
}

/** What packages are called, for lists and alerts: another office on the same PostgreSQL may change it. */
function followWords(payload: Payload): void {
  if (!connectionPool(payload)) return;
  setTimeout(() => {
    // What cannot be read now is as it was, and read at the next turn.
    void publishedContent(payload).catch(() => undefined);
    followWords(payload);
  }, MINUTE).unref();
}
