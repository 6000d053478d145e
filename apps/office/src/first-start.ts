import type { Payload } from 'payload';
import { startClock } from './clock.ts';
import { refuseForeign } from './database.ts';
import { noteInUse, noteOpened, refuseEmptied } from './database-file.ts';
import { environment } from './environment.ts';
import { mendDates } from './jobs/mend-dates.ts';
import { sweep } from './jobs/sweep-alerts.ts';
import { makeFirstAdmin } from './people/first-admin.ts';
import { outliveLostConnections } from './payload-seams/connection-pool.ts';
import { overwriteDeleted } from './payload-seams/secure-delete.ts';
import { releaseJobs } from './payload-seams/job-queues.ts';
import { seedSamples } from './samples/seed.ts';
import { publishedContent } from './words/published.ts';

/**
 * What happens each time the office starts, before it answers its first request.
 *
 * @throws Error when the database was written by a version that is not known here
 */
export async function start(payload: Payload): Promise<void> {
  await refuseForeign(payload);
  outliveLostConnections(payload);
  await overwriteDeleted(payload);
  await startClock(payload);
  await releaseJobs(payload);
  // Nothing is at work yet: whatever has no alerts, or no job to send them, was left so by a crash.
  await sweep(payload, 0);
  await mendDates(payload);
  noteOpened();
  const isFirst = await makeFirstAdmin(payload, refuseEmptied);
  noteInUse();
  // What packages are called now, for lists and alerts.
  await publishedContent(payload);
  if (isFirst && environment().hasSamples) await seedSamples(payload);
}
