import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AlertingOffice, startAlertingOffice } from './alerting-office.ts';
import { deliverLead, until } from './office.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('on PostgreSQL', () => {
  let server: PostgresServer;
  let alerting: AlertingOffice;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    alerting = await startAlertingOffice({ DATABASE_URL: server.url });
  }, 180_000);
  afterAll(async () => {
    await alerting.stop();
    server.stop();
  });

  it('takes no lead while it is away, says so, and goes on by itself when it is back', async () => {
    const { office, line } = alerting;
    const { readinessOf } = await import('../src/health/readiness.ts');
    const { databaseError } = await import('../src/server/database-error.ts');
    const { environment } = await import('../src/environment/environment.ts');
    const start = databaseError(environment());
    const codes = async () =>
      (await readinessOf(office.payload).report()).reasons.map(({ code }) => code);
    expect((await deliverLead(office, 'before-it-went')).status).toBe(200);
    // An alert that was sent while its state could not be saved is sent again, with the same key.
    const alerts = () => new Set(line.received.map(({ headers }) => headers['x-line-retry-key']));
    await until(() => alerts().size === 1);
    expect(await start()).toBeUndefined();

    const back = await server.away();
    // Whatever it answers, the site must not take it for delivered.
    const refused = await deliverLead(office, 'while-it-was-away');
    expect(refused.status).toBeGreaterThanOrEqual(500);
    await vi.waitFor(async () => expect(await codes()).toEqual(['database_away']), 30_000);
    // Another office that starts now waits.
    expect((await start())?.log).toContain('ECONNREFUSED');

    await back();
    expect(await start()).toBeUndefined();
    await until(async () => (await deliverLead(office, 'while-it-was-away')).status === 200);
    // The alert comes by itself: the jobs go on as well.
    await until(() => alerts().size === 2, 60);
    await vi.waitFor(async () => expect(await codes()).not.toContain('database_away'), 30_000);
    const { totalDocs } = await office.payload.count({ collection: 'leads', overrideAccess: true });
    expect(totalDocs).toBe(2);
  }, 180_000);
});
