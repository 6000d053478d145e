import { getPayload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LogInLimit, PER_PAIR } from '../src/people/log-in-limit.ts';
import { SharedWrongPasswords } from '../src/people/shared-wrong-passwords.ts';
import { REST } from '../src/people/wrong-passwords.ts';
import { type Office, startOffice, stop } from './office.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';

const programs = postgresPrograms();
/** A Payload of its own, with its own connections: another process, as far as the database knows. */
const SECOND = 'second';
const wrong = () => Promise.resolve(undefined);
const right = () => Promise.resolve('session');

describe.skipIf(!programs)('two offices on one PostgreSQL', () => {
  let server: PostgresServer;
  let office: Office;
  let first: LogInLimit;
  let second: LogInLimit;

  const poolOf = ({ db }: Office['payload']) => {
    if (!('pool' in db)) throw new Error('This is not PostgreSQL.');
    return db.pool;
  };

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    office = await startOffice({ DATABASE_URL: server.url });
    const { default: config } = await import('../src/payload.config.ts');
    const other = await getPayload({ config, key: SECOND, disableOnInit: true });
    first = new LogInLimit(new SharedWrongPasswords(poolOf(office.payload)), 'salt');
    second = new LogInLimit(new SharedWrongPasswords(poolOf(other)), 'salt');
  }, 120_000);
  afterAll(async () => {
    const { default: config } = await import('../src/payload.config.ts');
    const other = await getPayload({ config, key: SECOND });
    await Promise.all([stop(other), office.stop()]);
    server.stop();
  });

  it('count wrong passwords together, also when both begin at once', async () => {
    await Promise.all([
      first.attempt('203.0.113.1', 'admin', wrong),
      second.attempt('203.0.113.1', 'admin', wrong),
    ]);
    for (const limit of [first, second, first]) {
      expect(await limit.attempt('203.0.113.1', 'admin', wrong)).toEqual({ refusal: 'wrong' });
    }
    for (const limit of [first, second]) {
      expect(await limit.attempt('203.0.113.1', 'admin', right)).toEqual({ refusal: 'resting' });
      expect(await limit.attempt('203.0.113.2', 'admin', right)).toEqual({ session: 'session' });
      const until = (await limit.restingUntil('admin')) ?? 0;
      expect(Math.abs(until - Date.now() - REST)).toBeLessThan(60_000);
    }
  });

  it('free an account together, and no other one', async () => {
    for (let attempt = 0; attempt < PER_PAIR; attempt++) {
      await first.attempt('203.0.113.3', 'sales', wrong);
      await first.attempt('203.0.113.3', 'marketing', wrong);
    }
    await second.forgiveAccount('sales');
    expect(await first.attempt('203.0.113.3', 'sales', right)).toEqual({ session: 'session' });
    expect(await second.attempt('203.0.113.3', 'marketing', right)).toEqual({ refusal: 'resting' });
    expect(await first.restingUntil('sales')).toBeUndefined();
  });

  it('keep digests alone, and forget what is old', async () => {
    const pool = poolOf(office.payload);
    const rows = async () => (await pool.query('select * from wrong_passwords')).rows as object[];
    expect(JSON.stringify(await rows())).not.toMatch(/203\.0|admin|sales|marketing/);
    await pool.query(`update wrong_passwords set last = last - interval '11 minutes'`);
    expect(await second.attempt('203.0.113.3', 'marketing', right)).toEqual({ session: 'session' });
    await first.attempt('203.0.113.4', 'nobody', wrong);
    expect(await rows()).toHaveLength(3);
  });

  it('count by the log-in of the office itself', async () => {
    const email = 'shared@clinicdee.example';
    const password = 'correct horse clinic';
    await office.payload.create({
      collection: 'users',
      data: { email, password, name: 'x', role: 'sales' },
      overrideAccess: true,
    });
    const logIn = async (typed: string) =>
      (await office.call('POST', '/users/login', { body: { email, password: typed } })).status;
    for (let attempt = 0; attempt < PER_PAIR; attempt++) await logIn('another one entirely');
    const { rows } = await poolOf(office.payload).query(
      'select times from wrong_passwords where times = $1',
      [PER_PAIR],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await logIn(password)).toBe(401);
  });
});
