import { afterAll, it } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { expectOutageToEndInDigest } from './outage.ts';
import { startPostgres } from './postgres-server.ts';

const server = await startPostgres();
const alerting = await startAlertingOffice(['line'], { DATABASE_URL: server.url });
afterAll(async () => {
  await alerting.stop();
  server.stop();
});

it(
  'sends every lead after an outage of hours, the old ones in one digest',
  () => expectOutageToEndInDigest(alerting),
  180_000,
);
