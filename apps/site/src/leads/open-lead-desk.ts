import type { Environment } from '../environment.ts';
import { openDatabase } from '../database.ts';
import { DeliveryWorker } from './delivery.ts';
import { leadApi } from './lead-api.ts';
import type { Log } from './log.ts';
import { Outbox } from './outbox.ts';
import { RateLimit } from './rate-limit.ts';
import type { LeadDesk } from './receive.ts';

/**
 * Opens the outbox and starts carrying what waits in it. Without a lead API leads simply wait.
 *
 * @throws Error when the data folder cannot be used
 */
export function openLeadDesk(environment: Environment, log: Log) {
  const database = openDatabase(environment.dataDir);
  const outbox = new Outbox(database);
  const worker =
    environment.leadApi && new DeliveryWorker(outbox, leadApi(environment.leadApi), log);
  worker?.wake();

  const desk: LeadDesk = {
    outbox,
    rateLimit: new RateLimit(environment.leadsPerMinute),
    siteUrl: environment.siteUrl,
    log,
    onStored: () => worker?.wake(),
  };
  /** Lets attempts under way finish, then closes the file. */
  const close = async () => {
    await worker?.stop();
    database.close();
  };
  return { desk, close };
}
