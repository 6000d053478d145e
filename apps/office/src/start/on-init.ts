import type { Payload } from 'payload';
import { exitIfForeign } from '../database/database.ts';
import { markInUse, rememberOpened } from '../database/database-file.ts';
import { environment } from '../environment/environment.ts';
import { createSharedCounts } from '../people/log-in-limit.ts';
import { createFirstAdmin } from '../people/first-admin.ts';
import { connectionPool, surviveLostConnections } from '../payload-patches/connection-pool.ts';
import { nameGlobals } from '../payload-patches/global-versions.ts';
import { releaseJobs } from '../payload-patches/job-queues.ts';
import { overwriteDeleted } from '../payload-patches/sqlite-pragmas.ts';
import { reconcileEvents } from '../privacy/events.ts';
import { seedSamples } from '../samples/seed.ts';
import { recordRestore } from './record-restore.ts';

/**
 * Payload's `onInit`: runs at every start before the first request. Exits when the database was written by an unknown
 * version.
 */
export async function onInit(payload: Payload): Promise<void> {
  await exitIfForeign(payload);
  surviveLostConnections(payload);
  nameGlobals(payload);
  await overwriteDeleted(payload);
  // With PostgreSQL another office may be running: the next leader releases its jobs.
  const pool = connectionPool(payload);
  if (pool) await createSharedCounts(pool);
  else await releaseJobs(payload);
  rememberOpened();
  const isFirst = await createFirstAdmin(payload);
  markInUse();
  await recordRestore(payload);
  await reconcileEvents(payload);
  if (isFirst && environment().hasSamples) await seedSamples(payload);
}
