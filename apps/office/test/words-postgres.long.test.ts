import { afterAll, beforeAll, describe } from 'vitest';
import { type Office, startOffice } from './office.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';
import { wordsAreKept } from './words.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)("the site's words and figures on PostgreSQL", () => {
  let server: PostgresServer;
  let office: Office;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    office = await startOffice({ DATABASE_URL: server.url });
  }, 120_000);
  afterAll(async () => {
    await office.stop();
    server.stop();
  });

  wordsAreKept(() => office);
});
