import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Office, startOffice } from './office.ts';
import { expectOutageToEndInDigest } from './outage.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';
import { type CallReceiver, receiveCalls } from './receivers.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('on PostgreSQL', () => {
  let server: PostgresServer;
  let office: Office;
  let line: CallReceiver;

  beforeAll(async () => {
    [server, line] = await Promise.all([startPostgres(programs ?? ''), receiveCalls()]);
    office = await startOffice({
      DATABASE_URL: server.url,
      LINE_API_URL: line.url,
      LINE_CHANNEL_TOKEN: 'line-token',
      LINE_TARGET: 'C123',
      ALERT_RETRY_MS: '50',
    });
  }, 180_000);
  afterAll(async () => {
    await office.stop();
    server.stop();
    await line.stop();
  });

  it(
    'never gives a channel up, and tells of the old in one digest',
    () => expectOutageToEndInDigest(office, line),
    180_000,
  );
});
