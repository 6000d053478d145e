import { afterAll, afterEach, expect, it } from 'vitest';
import { canaryState, alertAboutCanary } from '../src/health/canary.ts';
import { startAlertingOffice } from './alerting-office.ts';
import { lead } from './lead.ts';
import { until } from './office.ts';
import { runSql } from './sql.ts';

const HOUR = 60 * 60_000;
/** Defines the tests of canary leads. @param databaseUrl empty for SQLite */
export async function testCanaries(databaseUrl: string): Promise<void> {
  const {
    office,
    hook: receiver,
    events,
    reset,
    stop,
  } = await startAlertingOffice(['webhook'], {
    DATABASE_URL: databaseUrl,
  });
  // Imported after the environment is set, which it reads.
  const { readinessOf } = await import('../src/health/checks.ts');
  afterAll(stop);
  afterEach(reset);

  const send = (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    office.call('POST', '/intake/leads', {
      headers: {
        authorization: `Bearer ${office.secrets.LEAD_API_TOKEN}`,
        'idempotency-key': `canary-${Math.random()}`,
        'x-lead-canary': '1',
        'x-lead-canary-every': '3600',
        ...headers,
      },
      body: lead({ user_action: 'canary', fullname: 'Canary', ...change }),
    });

  const counts = async () => {
    const kinds = ['leads', 'alerts', 'history', 'payload-jobs'] as const;
    return Promise.all(kinds.map((collection) => office.count(collection)));
  };
  it('passes through intake and leaves no lead, alert, history or job', async () => {
    const before = await counts();
    expect((await send()).status).toBe(200);
    expect(await counts()).toEqual(before);
    expect((await canaryState(office.payload)).arrivedAt).toBeGreaterThan(0);
    const { checks } = await readinessOf(office.payload).report();
    expect(checks).toMatchObject({
      database: 'ok',
      migrations: 'ok',
      canary: 'ok',
      channels: 'ok',
    });
    await alertAboutCanary(office.payload);
    expect(events()).toEqual([]);
  });

  it('needs the token, valid fields, the header and the user action of a canary', async () => {
    expect((await send({}, { authorization: 'Bearer another' })).status).toBe(401);
    expect((await send({ email: '' })).status).toBe(422);
    // Without the header it is refused; with the header alone it is a real lead, which is stored.
    expect((await send({}, { 'x-lead-canary': '' })).status).toBe(422);
    const [before = 0] = await counts();
    expect((await send({ user_action: 'contact_form_submit' })).status).toBe(200);
    const [after] = await counts();
    expect(after).toBe(before + 1);
    await until(() => events().includes('lead.created'));
  });

  it.each([
    ['leads cannot be stored', 'leads', 'lead'],
    ['alerts cannot be created', 'alerts', 'alerts'],
  ])('alerts staff once when %s, and again when it works', async (_what, table, why) => {
    await runSql(
      office.payload,
      ...(office.payload.db.name === 'postgres' ? lockPostgres(table) : [lockSqlite(table)]),
    );
    expect((await send()).status).toBe(503);
    expect((await send()).status).toBe(503);
    expect(events()).toEqual(['canary.lost']);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ why });
    expect((await canaryState(office.payload)).lostAt).toBe(why);
    await runSql(
      office.payload,
      office.payload.db.name === 'postgres'
        ? `DROP TRIGGER broken ON ${table}`
        : 'DROP TRIGGER broken',
    );
    const before = await counts();
    expect((await send()).status).toBe(200);
    expect(await counts()).toEqual(before);
    expect(events()).toEqual(['canary.lost', 'canary.back']);
  });

  it('alerts staff when no canary arrives for two hours, and retries a failed alert', async () => {
    expect((await send()).status).toBe(200);
    const now = Date.now();
    const after = (hours: number) => now + hours * HOUR;
    await alertAboutCanary(office.payload, after(1));
    expect(events()).toEqual([]);
    receiver.answers.push(500);
    await alertAboutCanary(office.payload, after(2));
    await alertAboutCanary(office.payload, after(2));
    await alertAboutCanary(office.payload, after(3));
    // Sent twice because the first attempt failed.
    expect(events()).toEqual(['canary.lost', 'canary.lost']);
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({ why: 'late' });
    expect((await send()).status).toBe(200);
    expect(events().at(-1)).toBe('canary.back');
  });

  it('does not disturb real leads that arrive at the same time', async () => {
    const real = (name: string) =>
      office.call('POST', '/intake/leads', {
        headers: {
          authorization: `Bearer ${office.secrets.LEAD_API_TOKEN}`,
          'idempotency-key': `real-lead-${name}`,
        },
        body: lead({ fullname: name }),
      });
    const [before = 0] = await counts();
    const names = Array.from({ length: 8 }, (_one, index) => `ลูกค้า ${index}`);
    const answers = await Promise.all(
      names.flatMap((name) => [real(name.replace(' ', '-').replace('ลูกค้า', 'meanwhile')), send()]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [after] = await counts();
    expect(after).toBe(before + names.length);
  });
}

const lockSqlite = (table: string) =>
  `CREATE TRIGGER broken BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`;

const lockPostgres = (table: string) => [
  `CREATE OR REPLACE FUNCTION broken() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$ LANGUAGE plpgsql`,
  `CREATE TRIGGER broken BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION broken()`,
];
