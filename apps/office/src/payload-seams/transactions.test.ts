import { createLocalReq, initTransaction, killTransaction } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverLead, type Office, startOffice } from '../../test/office.ts';
import {
  postgresPrograms,
  type PostgresServer,
  startPostgres,
} from '../../test/postgres-server.ts';
import { broken } from './contract.ts';
import { isOpen } from './open-transactions.ts';
import { lockRows, RowsAreLocked } from './row-lock.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('on PostgreSQL', () => {
  let server: PostgresServer;
  let office: Office;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    office = await startOffice({ DATABASE_URL: server.url });
    await deliverLead(office, 'seam-row-lock');
  }, 120_000);
  afterAll(async () => {
    await office.stop();
    server.stop();
  });

  it('open-transactions: knows a transaction until its end', async () => {
    const req = await createLocalReq({}, office.payload);
    await initTransaction(req);
    const id = (await req.transactionID) ?? '';
    const message = broken('open-transactions', 'db.sessions does not hold what is under way');
    expect(isOpen(office.payload, id), message).toBe(true);
    await killTransaction(req);
    expect(isOpen(office.payload, id), message).toBe(false);
  });

  it('row-lock: holds a row against another transaction, and lets it go at the end', async () => {
    const [first, second] = await Promise.all([
      createLocalReq({}, office.payload),
      createLocalReq({}, office.payload),
    ]);
    await initTransaction(first);
    await initTransaction(second);
    const ids = () => Promise.resolve([1]);
    await lockRows(first, 'leads', ids, 4000);
    await expect(
      lockRows(second, 'leads', ids, 400),
      broken('row-lock', 'the lock is not taken in the transaction of the request'),
    ).rejects.toThrow(RowsAreLocked);
    await killTransaction(first);
    await killTransaction(second);
    const third = await createLocalReq({}, office.payload);
    await initTransaction(third);
    await lockRows(third, 'leads', ids, 400);
    await killTransaction(third);
  });

  it('connection-pool: has somebody listen to each connection in hand', async () => {
    const { db } = office.payload;
    expect('pool' in db, broken('connection-pool', 'db.pool is gone')).toBe(true);
    if (!('pool' in db)) return;
    const connection = await db.pool.connect();
    expect(
      connection.listenerCount('error'),
      broken('connection-pool', 'a connection that ends would end the office'),
    ).toBeGreaterThan(0);
    connection.release();
  });
});
