import { afterAll, it } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { expectOutageToEndInDigest } from './outage.ts';
import { startPostgres } from './postgres-server.ts';

const server = await startPostgres();
afterAll(server.stop);
const alerting = await startAlertingOffice(['line'], { DATABASE_URL: server.url });

it(
  'sends every lead after an outage of hours, the old ones in one digest',
  () => expectOutageToEndInDigest(alerting),
  180_000,
);
