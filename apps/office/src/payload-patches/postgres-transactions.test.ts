import { sql } from '@payloadcms/db-postgres';
import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { type Caller, startOffice } from '../../test/office.ts';
import { startPostgres } from '../../test/postgres-server.ts';
import { broken } from './contract.ts';
import { connectionPool } from './connection-pool.ts';

const server = await startPostgres();
const office = await startOffice({ DATABASE_URL: server.url });
afterAll(async () => {
  await office.stop();
  server.stop();
});

/** Returns a transaction that created a tag. */
async function addTag(name: string) {
  const req = await createLocalReq({}, office.payload);
  await initTransaction(req);
  await office.payload.create({ collection: 'tags', data: { name }, req, overrideAccess: true });
  const session = office.payload.db.sessions?.[String(await req.transactionID)];
  const { db } = session as { db: { execute: (query: unknown) => Promise<unknown> } };
  return { req, db };
}
const tagsNamed = async (name: string) => office.count('tags', { name: { equals: name } });
async function loseConnection({ db }: Awaited<ReturnType<typeof addTag>>) {
  const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as {
    rows: { pid: number }[];
  };
  const pool = connectionPool(office.payload);
  if (!pool) throw new Error(broken('connection-pool', 'db.pool is gone'));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
}

it('failed-commits: fails when the connection is lost before the commit', async () => {
  const transaction = await addTag('cut-off');
  await loseConnection(transaction);
  await expect(commitTransaction(transaction.req)).rejects.toThrow();
  expect(await tagsNamed('cut-off')).toBe(0);
});

it('failed-commits: fails when a statement before the commit has failed', async () => {
  const { req, db } = await addTag('aborted');
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();
  await expect(commitTransaction(req)).rejects.toThrow();
  expect(await tagsNamed('aborted')).toBe(0);
});

it('failed-commits: answers more saves at once than there are connections', async () => {
  const marketing = await office.person('marketing');
  const publish = () =>
    marketing.post('/globals/promotions', { promotions: [], _status: 'published' });
  const answers = await Promise.all(Array.from({ length: 20 }, publish));
  expect(answers.map(({ status }) => status)).toContain(200);
});

it('sessions: lets an account log in, go on and log out at once', async () => {
  const logIn = () => office.login();
  const [left, ...others] = await Promise.all([logIn(), logIn(), logIn()]);
  const go = (who: Caller, path: string) => who.post(`/users/${path}`);
  const answers = await Promise.all([
    go(left, 'logout'),
    ...others.map((other) => go(other, 'refresh-token')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const users = await Promise.all([left, ...others].map((one) => one.get('/users/me')));
  const known = z.object({ user: z.object({ email: z.string() }).nullable() });
  expect(users.map((user) => user.as(known).user !== null)).toEqual([false, true, true]);
});
