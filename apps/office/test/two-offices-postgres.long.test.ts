import { getPayload } from 'payload';
import { afterAll, expect, it } from 'vitest';
import { LOCK_SECONDS, LogInLimit } from '../src/people/log-in-limit.ts';
import { startAlertingOffice } from './alerting-office.ts';
import { deliverLead, type Office, stop, until } from './office.ts';
import { startPostgres } from './postgres-server.ts';

/** The cache key of a second Payload; its own connections make it another process for the database. */
const SECOND = 'second';
const LEADS = 12;
/** The holder of the lease of a process that was killed. */
const dead = '00000000-0000-4000-8000-000000000000';

/** Tries to log in. @returns `locked` if the password may not be checked */
async function attempt(
  limit: LogInLimit,
  address: string,
  account: string,
  password: 'right' | 'wrong',
) {
  const begun = await limit.begin(address, account);
  if (!begun) return 'locked';
  if (password === 'right') await begun.succeed();
  return password;
}

const poolOf = ({ db }: Office['payload']) => {
  if (!('pool' in db)) throw new Error('This is not PostgreSQL.');
  return db.pool;
};

const server = await startPostgres();
afterAll(server.stop);
const { office, line } = await startAlertingOffice(['line'], { DATABASE_URL: server.url });
const { default: config } = await import('../src/payload.config.ts');
const { startJobs } = await import('../src/jobs/start-jobs.ts');
const endFirst = office.stopJobs;
const other = await getPayload({ config, key: SECOND });
const endSecond = startJobs(other);
const first = new LogInLimit('secret', poolOf(office.payload));
const second = new LogInLimit('secret', poolOf(other));
afterAll(async () => {
  await endSecond();
  await stop(other);
});

const sql = async (text: string) =>
  (await poolOf(office.payload).query<Record<string, unknown>>(text)).rows;
const areStandingBy = async () => {
  const { isStandingBy } = await import('../src/jobs/scheduler.ts');
  return [office.payload, other].map(isStandingBy);
};
const areSent = (count: number) =>
  until(async () => {
    const [row] = await sql(`select count(*) from alerts where state = 'sent'`);
    return Number(row?.count) === count;
  }, 40);

it('send each alert once, whichever accepted the lead', async () => {
  await until(async () => (await areStandingBy()).includes(false));
  await Promise.all(
    Array.from({ length: LEADS }, (_, index) => deliverLead(office, `of-two-offices-${index}`)),
  );
  await areSent(LEADS);
  expect(line.received).toHaveLength(LEADS);
  expect((await areStandingBy()).filter(Boolean)).toHaveLength(1);
}, 60_000);

it('plan the nightly job once', async () => {
  const plans = () => sql('select task_slug from payload_jobs');
  await until(async () => (await plans()).length > 0);
  expect((await plans()).map(({ task_slug }) => task_slug)).toEqual(['eraseOld']);
}, 40_000);

it('take over the jobs of a killed process when its lease ends, not before', async () => {
  await sql(`update office_leases set holder = '${dead}', until = now() + interval '20 seconds'`);
  await until(async () => !(await areStandingBy()).includes(false));
  expect((await deliverLead(office, 'taken-by-the-dead')).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(line.received).toHaveLength(LEADS);
  await sql(`update office_leases set until = now() - interval '1 second'`);
  await areSent(LEADS + 1);
  expect(line.received).toHaveLength(LEADS + 1);
}, 60_000);

it('ignore a lease that a clock years ahead has dated', async () => {
  await sql(`update office_leases set holder = '${dead}', until = now() + interval '6 years'`);
  await until(async () => (await sql('select holder from office_leases'))[0]?.holder !== dead);
  await until(async () => (await areStandingBy()).includes(false));
}, 60_000);

it('hand the jobs over at once when one stops', async () => {
  const [isFirstAtRest] = await areStandingBy();
  await (isFirstAtRest ? endSecond() : endFirst());
  await until(async () => (await areStandingBy())[isFirstAtRest ? 0 : 1] === false, 15);
  expect((await deliverLead(office, 'after-the-end-of-one')).status).toBe(200);
  await areSent(LEADS + 2);
}, 60_000);

it('count wrong passwords together, also of simultaneous attempts', async () => {
  await Promise.all([
    attempt(first, '203.0.113.1', 'admin', 'wrong'),
    attempt(second, '203.0.113.1', 'admin', 'wrong'),
  ]);
  for (const limit of [first, second, first]) {
    expect(await attempt(limit, '203.0.113.1', 'admin', 'wrong')).toBe('wrong');
  }
  for (const limit of [first, second]) {
    expect(await attempt(limit, '203.0.113.1', 'admin', 'right')).toBe('locked');
    expect(await attempt(limit, '203.0.113.2', 'admin', 'right')).toBe('right');
    const until = Date.parse((await limit.lockedUntil('admin')) ?? '');
    expect(Math.abs(until - Date.now() - LOCK_SECONDS * 1000)).toBeLessThan(60_000);
  }
});

it('store only digests, and forget them after ten minutes', async () => {
  const pool = poolOf(office.payload);
  const { rows } = await pool.query('select * from log_in_counts');
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|admin/);
  await pool.query('update log_in_counts set expire = expire - 11 * 60000');
  expect(await attempt(second, '203.0.113.1', 'admin', 'right')).toBe('right');
});
