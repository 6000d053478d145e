import { describe } from 'vitest';
import { canaries } from './canaries.ts';
import { postgresPrograms, startPostgres } from './postgres-server.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('on PostgreSQL', () => {
  canaries(() => startPostgres(programs ?? ''));
});
