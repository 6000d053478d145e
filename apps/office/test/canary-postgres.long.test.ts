import { afterAll } from 'vitest';
import { testCanaries } from './canaries.ts';
import { startPostgres } from './postgres-server.ts';

const server = await startPostgres();
afterAll(server.stop);

await testCanaries(server.url);
