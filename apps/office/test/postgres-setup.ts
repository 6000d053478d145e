import { afterAll } from 'vitest';
import { startPostgres } from './postgres-server.ts';

// Gives the offices of a test file an empty PostgreSQL database.
const server = await startPostgres();
process.env.DATABASE_URL = server.url;
afterAll(server.stop);
