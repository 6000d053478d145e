import { afterAll } from 'vitest';
import { startOffice } from './office.ts';
import { startPostgres } from './postgres-server.ts';
import { testSiteContent } from './site-content.ts';

const server = await startPostgres();
afterAll(server.stop);
const office = await startOffice({ DATABASE_URL: server.url });

await testSiteContent(office);
