import { afterAll, expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { deliverLead, until } from './office.ts';
import { startPostgres } from './postgres-server.ts';

const server = await startPostgres();
afterAll(server.stop);
const { office, lineKeys } = await startAlertingOffice(['line'], { DATABASE_URL: server.url });

it('accepts no lead while PostgreSQL is down, reports it, and recovers by itself', async () => {
  const { readinessOf } = await import('../src/health/checks.ts');
  const { databaseCheck } = await import('../src/health/database-problem.ts');
  const { environment } = await import('../src/environment/environment.ts');
  const start = databaseCheck(environment());
  const codes = async () =>
    (await readinessOf(office.payload).report()).reasons.map(({ code }) => code);
  expect((await deliverLead(office, 'before-it-went')).status).toBe(200);
  await until(() => lineKeys().size === 1);
  expect(await start()).toBeUndefined();

  const back = server.away();
  // The site must retry it.
  const refused = await deliverLead(office, 'while-it-was-away');
  expect(refused.status).toBeGreaterThanOrEqual(500);
  await vi.waitFor(async () => expect(await codes()).toEqual(['database_away']), 30_000);
  // Another office would wait at its start.
  expect((await start())?.log).toContain('ECONNREFUSED');

  back();
  expect(await start()).toBeUndefined();
  await until(async () => (await deliverLead(office, 'while-it-was-away')).status === 200);
  // The jobs have recovered, too.
  await until(() => lineKeys().size === 2, 60);
  await vi.waitFor(async () => expect(await codes()).not.toContain('database_away'), 30_000);
  expect(await office.count('leads')).toBe(2);
}, 180_000);
