import { afterAll, beforeAll, describe, it } from 'vitest';
import { type AlertingOffice, startAlertingOffice } from './alerting-office.ts';
import { expectOutageToEndInDigest } from './outage.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('on PostgreSQL', () => {
  let server: PostgresServer;
  let alerting: AlertingOffice;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    alerting = await startAlertingOffice(['line'], { DATABASE_URL: server.url });
  }, 180_000);
  afterAll(async () => {
    await alerting.stop();
    server.stop();
  });

  it(
    'sends every lead after an outage of hours, the old ones in one digest',
    () => expectOutageToEndInDigest(alerting),
    180_000,
  );
});
