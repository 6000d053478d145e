import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestOutbox } from '../../test/lead-outbox.ts';
import { samplePayload } from '../../test/sample-payload.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

let bench: TestOutbox;
let database: DatabaseSync;
let outbox: SqliteOutbox;

beforeEach(() => {
  bench = new TestOutbox();
  ({ outbox, database } = bench);
});

const lead = (over: Partial<Parameters<SqliteOutbox['add']>[0]> = {}) => ({
  payload: samplePayload,
  idempotencyKey: 'a-key-of-one-form-fill' as string | undefined,
  isSuspected: false,
  ...over,
});

it('flushes every commit to disk', () => {
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

describe('a row of another release or a damaged row', () => {
  const write = (id: string, payload: string) =>
    database
      .prepare(
        `INSERT INTO outbox (id, reference, idempotency_key, fingerprint, payload, is_suspected,
                             received_at, next_attempt_at)
         VALUES (?, 'AAAA-AAAA', ?, ?, ?, 0, 0, 0)`,
      )
      .run(id, id, id, payload);

  it('gets defaults for missing fields', () => {
    const { gclid, ttclid, last_referrer, ...before } = samplePayload;
    write('older', JSON.stringify(before));
    expect([gclid, ttclid, last_referrer]).toEqual(['', '', '']);
    expect(outbox.due(10, 1)).toMatchObject([{ id: 'older', payload: samplePayload }]);
  });

  it('keeps unknown fields', () => {
    write('newer', JSON.stringify({ ...samplePayload, opening_month: 'มีนาคม' }));
    expect(outbox.due(10, 1)).toMatchObject([{ payload: { opening_month: 'มีนาคม' } }]);
  });

  it.each([
    ['broken', '{'],
    ['broken', '{"fullname":7}'],
    ['01a208a4-abb9-\u{fffd}f09', JSON.stringify(samplePayload)],
  ])('is set aside and does not hold back others when it is unreadable: %s %s', (id, payload) => {
    write(id, payload);
    const good = outbox.store(lead(), 0);
    expect(outbox.due(10, 1).map((due) => due.id)).toEqual([good.id]);
    expect(outbox.queue()).toMatchObject({ waiting: 1, refused: 1 });
    expect(outbox.list()).toContainEqual(
      expect.objectContaining({ state: 'refused', lastFailure: 'unreadable' }),
    );
  });

  it('does not hold back others when it cannot be set aside on a full disk', () => {
    write('broken', '{');
    database.exec(`CREATE TRIGGER full BEFORE UPDATE ON outbox
                   BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    const good = outbox.store(lead(), 5);
    expect(outbox.due(1, 9)).toEqual([]);
    expect(outbox.due(1, 9).map(({ id }) => id)).toEqual([good.id]);
  });
});

describe('leads that are added together', () => {
  const crowd = (size: number) =>
    Array.from({ length: size }, (_, at) =>
      lead({
        payload: { ...samplePayload, fullname: `ผู้ส่ง ${at}` },
        idempotencyKey: `form-fill-${at}`,
      }),
    );
  /** `stored` or the error of each lead. */
  const addAll = async (leads: ReturnType<typeof crowd>) => {
    const added = await Promise.allSettled(leads.map((one) => outbox.add(one)));
    return added.map((one) => (one.status === 'rejected' ? String(one.reason) : 'stored'));
  };
  const names = () =>
    outbox
      .list()
      .map(({ id }) => outbox.payloadOf(id)?.fullname)
      .sort();

  it('are one lead when they are the same form fill', async () => {
    const [one, other] = await Promise.all([outbox.add(lead()), outbox.add(lead())]);
    expect([one.isNew, other.isNew]).toEqual([true, false]);
    expect(other).toMatchObject({ id: one.id, reference: one.reference });
  });

  it.each([
    [
      'only the failed one when its row cannot be inserted',
      `CREATE TRIGGER bad BEFORE INSERT ON outbox WHEN NEW.idempotency_key = 'form-fill-1'
       BEGIN SELECT RAISE(ABORT, 'a bad row'); END`,
      ['stored', 'Error: a bad row', 'stored'],
    ],
    [
      'all when one rolls back the transaction',
      `CREATE TRIGGER full BEFORE INSERT ON outbox WHEN NEW.idempotency_key = 'form-fill-1'
       BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END`,
      Array(3).fill('Error: disk full'),
    ],
    [
      'all when the commit fails',
      `CREATE TABLE late (key TEXT REFERENCES outbox (id) DEFERRABLE INITIALLY DEFERRED);
       CREATE TRIGGER late AFTER INSERT ON outbox WHEN NEW.idempotency_key = 'form-fill-1'
       BEGIN INSERT INTO late VALUES ('nobody'); END`,
      Array(3).fill('Error: FOREIGN KEY constraint failed'),
    ],
  ])('reject %s, and the next lead is stored', async (_, trigger, results) => {
    database.exec(trigger);
    expect(await addAll(crowd(3))).toEqual(results);
    const stored = ['ผู้ส่ง 0', 'ผู้ส่ง 1', 'ผู้ส่ง 2'].filter((_, at) => results[at] === 'stored');
    expect([names(), database.isTransaction]).toEqual([stored, false]);
    await outbox.add(lead());
    expect(names()).toContain(samplePayload.fullname);
  });

  it.each([1, 2])(
    'reject all of %i while a failed transaction could not be rolled back',
    async (size) => {
      database.exec('BEGIN');
      const rejected = expect.stringContaining('transaction') as string;
      expect(await addAll(crowd(size))).toEqual(Array(size).fill(rejected));
    },
  );
});
