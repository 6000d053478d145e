import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { migrations } from '../database/migrations.ts';
import { recordingPlans } from '../database/test-plans.ts';
import { eraseOld } from './erase-old.ts';
import { samplePayload } from './sample-payload.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

let folder: string;
let database: DatabaseSync;
let outbox: SqliteOutbox;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  database = openDatabase(folder);
  outbox = new SqliteOutbox(database);
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const lead = (over: Partial<Parameters<SqliteOutbox['add']>[0]> = {}) => ({
  payload: samplePayload,
  idempotencyKey: 'a-key-of-one-form-fill' as string | undefined,
  isSuspected: false,
  ...over,
});

it('commits with every write on disk', () => {
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

it('still holds a lead after the file was closed and opened again', () => {
  const { id, reference } = outbox.store(lead(), 1000);
  database.close();
  database = openDatabase(folder);
  outbox = new SqliteOutbox(database);
  expect(outbox.due(10, 1000)).toMatchObject([{ id, payload: samplePayload, attempts: 0 }]);
  expect(outbox.list()).toMatchObject([{ id, reference, state: 'waiting', receivedAt: 1000 }]);
});

it('takes over the rows of a file from before leads could be set aside', () => {
  const [id, reference] = ['an-id', 'AAAA-1111'];
  mkdirSync(path.join(folder, 'older'));
  const older = new DatabaseSync(path.join(folder, 'older', 'site.sqlite'));
  for (const step of migrations.slice(0, 5)) older.exec(step);
  older.exec('PRAGMA user_version = 5');
  older
    .prepare(
      `INSERT INTO outbox (id, reference, idempotency_key, fingerprint, payload, is_suspected, attempts,
                           last_failure, received_at, next_attempt_at)
       VALUES (?, ?, 'key', 'fingerprint', ?, 0, 7, 'http_422', 1000, 1000)`,
    )
    .run(id, reference, JSON.stringify(samplePayload));
  older.close();
  database.close();
  database = openDatabase(path.join(folder, 'older'));
  outbox = new SqliteOutbox(database);
  expect(outbox.list()).toMatchObject([{ id, reference, attempts: 7, lastFailure: 'http_422' }]);
  expect(outbox.due(1, 1000)).toMatchObject([{ id, payload: samplePayload }]);
  outbox.markRefused(id);
  expect(outbox.list()[0]?.state).toBe('refused');
});

describe('a row of another release', () => {
  const write = (id: string, payload: string) =>
    database
      .prepare(
        `INSERT INTO outbox (id, reference, idempotency_key, fingerprint, payload, is_suspected,
                             received_at, next_attempt_at)
         VALUES (?, 'AAAA-AAAA', ?, ?, ?, 0, 0, 0)`,
      )
      .run(id, id, id, payload);

  it('that knew fewer fields is delivered, with nothing where it knew nothing', () => {
    const { gclid, ttclid, last_referrer, ...before } = samplePayload;
    write('older', JSON.stringify(before));
    expect([gclid, ttclid, last_referrer]).toEqual(['', '', '']);
    expect(outbox.due(10, 1)).toMatchObject([{ id: 'older', payload: samplePayload }]);
  });

  it('that knew more fields loses none', () => {
    write('newer', JSON.stringify({ ...samplePayload, opening_month: 'มีนาคม' }));
    expect(outbox.due(10, 1)).toMatchObject([{ payload: { opening_month: 'มีนาคม' } }]);
  });

  it.each(['{', '{"fullname":7}'])('that cannot be read (%s) keeps back no other', (payload) => {
    write('broken', payload);
    const good = outbox.store(lead(), 0);
    expect(outbox.due(10, 1).map(({ id }) => id)).toEqual([good.id]);
    expect(outbox.list()).toContainEqual(
      expect.objectContaining({ id: 'broken', state: 'refused', lastFailure: 'unreadable' }),
    );
    expect(outbox.payloadOf('broken')).toBeUndefined();
  });

  it('whose id a disk has spoilt keeps back no other', () => {
    write('01a208a4-abb9-\u{fffd}f09', JSON.stringify(samplePayload));
    const good = outbox.store(lead(), 0);
    expect(outbox.due(10, 1).map(({ id }) => id)).toEqual([good.id]);
    expect(outbox.queue()).toMatchObject({ waiting: 1, refused: 1 });
  });

  it('that cannot be read keeps back no other on a full disk either', () => {
    write('broken', '{');
    database.exec(`CREATE TRIGGER full BEFORE UPDATE ON outbox
                   BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    const good = outbox.store(lead(), 5);
    expect(outbox.due(1, 9)).toEqual([]);
    expect(outbox.due(1, 9).map(({ id }) => id)).toEqual([good.id]);
  });
});

it('keeps nothing of a lead that could not be written', () => {
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON outbox
                 BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  expect(() => outbox.store(lead())).toThrow('disk full');
  expect(outbox.list()).toEqual([]);
});

describe('leads that come together', () => {
  /** How often something was committed since the file was opened: by the frames of the log that say so. */
  const commits = () => {
    const log = readFileSync(path.join(folder, 'site.sqlite-wal'));
    const frame = 24 + log.readUInt32BE(8);
    const starts = Array.from({ length: (log.length - 32) / frame }, (_, at) => 32 + at * frame);
    // Of older frames beyond the end of the log the salt is another.
    const isLive = (at: number) => log.subarray(at + 8, at + 16).equals(log.subarray(16, 24));
    return starts.filter((at) => isLive(at) && log.readUInt32BE(at + 4) > 0).length;
  };
  const crowd = (size: number) =>
    Array.from({ length: size }, (_, at) =>
      lead({
        payload: { ...samplePayload, fullname: `ผู้ส่ง ${at}` },
        idempotencyKey: `form-fill-${at}`,
      }),
    );
  const addAll = (leads: ReturnType<typeof crowd>) =>
    Promise.allSettled(leads.map((one) => outbox.add(one)));
  const names = () =>
    outbox
      .list()
      .map(({ id }) => outbox.payloadOf(id)?.fullname)
      .sort();
  const causes = (added: PromiseSettledResult<unknown>[]) =>
    added.map((one) => (one.status === 'rejected' ? String(one.reason) : 'stored'));

  it('are one commit; one alone is one too', async () => {
    const before = commits();
    expect(causes(await addAll(crowd(20)))).toEqual(Array(20).fill('stored'));
    expect(commits() - before).toBe(1);
    await outbox.add(lead());
    expect(commits() - before).toBe(2);
    expect(outbox.list()).toHaveLength(21);
  });

  it('are on disk before anybody is told', async () => {
    const other = openDatabase(folder);
    const seen = await Promise.all(
      crowd(3).map(async (one) => {
        const { id } = await outbox.add(one);
        return new SqliteOutbox(other).payloadOf(id)?.fullname;
      }),
    );
    other.close();
    expect(seen).toEqual(['ผู้ส่ง 0', 'ผู้ส่ง 1', 'ผู้ส่ง 2']);
  });

  it('are one lead where they are one form fill', async () => {
    const [one, other] = await Promise.all([outbox.add(lead()), outbox.add(lead())]);
    expect([one.isNew, other.isNew]).toEqual([true, false]);
    expect(other).toMatchObject({ id: one.id, reference: one.reference });
  });

  it('lose none for one among them that cannot be stored', async () => {
    database.exec(`CREATE TRIGGER bad BEFORE INSERT ON outbox WHEN NEW.idempotency_key = 'form-fill-1'
                   BEGIN SELECT RAISE(ABORT, 'a bad row'); END`);
    const added = causes(await addAll(crowd(3)));
    expect(added).toEqual(['stored', 'Error: a bad row', 'stored']);
    expect(names()).toEqual(['ผู้ส่ง 0', 'ผู้ส่ง 2']);
  });

  it('are all refused where one takes the others back, with the cause', async () => {
    database.exec(`CREATE TRIGGER full BEFORE INSERT ON outbox WHEN NEW.idempotency_key = 'form-fill-1'
                   BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END`);
    expect(causes(await addAll(crowd(3)))).toEqual(Array(3).fill('Error: disk full'));
    expect(names()).toEqual([]);
    await outbox.add(lead());
    expect(names()).toEqual([samplePayload.fullname]);
  });

  it('are all refused where they cannot be committed, and the next are taken', async () => {
    // Of a key that is looked at late the commit fails, not the insert.
    database.exec(`CREATE TABLE late (key TEXT REFERENCES outbox (id) DEFERRABLE INITIALLY DEFERRED);
                   CREATE TRIGGER late AFTER INSERT ON outbox WHEN NEW.idempotency_key = 'form-fill-1'
                   BEGIN INSERT INTO late VALUES ('nobody'); END`);
    const cause = 'Error: FOREIGN KEY constraint failed';
    expect(causes(await addAll(crowd(3)))).toEqual(Array(3).fill(cause));
    expect([names(), database.isTransaction]).toEqual([[], false]);
    await outbox.add(lead());
    expect(names()).toEqual([samplePayload.fullname]);
  });

  it('are refused, alone or not, while a transaction that failed could not be undone', async () => {
    database.exec('BEGIN');
    expect(causes(await addAll(crowd(1)))).toEqual([expect.stringContaining('transaction')]);
    expect(causes(await addAll(crowd(2)))).toEqual(
      Array(2).fill(expect.stringContaining('transaction')),
    );
  });
});

describe('with many leads', () => {
  const periods = { delivered: 1, deliveredTrash: 0, other: 10, otherTrash: 5 };

  /** Of all the same age. */
  function fill(many: number): void {
    outbox = new SqliteOutbox(database);
    database.exec('BEGIN');
    for (let at = 0; at < many; at++) outbox.store(lead({ idempotencyKey: `key ${at}` }), 1000);
    database.exec('COMMIT');
  }

  it.each<[string, (outbox: SqliteOutbox) => unknown]>([
    ['the oldest that are due', (one) => one.due(4, 1000, { except: ['a'] })],
    ['the newest that are due', (one) => one.due(1, 1000, { newest: true })],
    ['when the next is due', (one) => one.nextAttemptAt(['a'], 1000)],
    ['how many wait', (one) => one.queue()],
    ['the canary', (one) => one.canary()],
    ['to forget canaries', (one) => one.removeCanaries()],
    ['to hurry', (one) => one.retryNow(['timeout'], 1000)],
  ])('is asked for %s, and reads an index in its order', (_, ask) => {
    const { database: heard, plans } = recordingPlans(database);
    ask(new SqliteOutbox(heard));
    expect(plans()).not.toEqual([]);
    expect(
      plans().filter((plan) => /\b(?:SCAN|SEARCH) outbox\b(?!.* USING .*INDEX)/.test(plan)),
    ).toEqual([]);
    expect(plans().filter((plan) => plan.includes('B-TREE'))).toEqual([]);
  });

  it('reads no row to say how many wait or were refused', () => {
    const { database: heard, plans } = recordingPlans(database);
    new SqliteOutbox(heard).queue();
    const reading = plans().filter((plan) => plan.includes(' outbox'));
    expect(reading).toHaveLength(4);
    expect(reading.filter((plan) => !plan.includes('COVERING'))).toEqual([]);
  });

  it('lets others have their turn while old ones are erased, and erases all', async () => {
    const many = 1200;
    fill(many);
    let turns = 0;
    const count = () => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const gone: string[] = [];
    for (const now of [1006, 1011]) {
      for await (const step of eraseOld(database, undefined, periods, now)) gone.push(...step.gone);
    }
    clearImmediate(next);
    expect(turns).toBeGreaterThan(2);
    expect(new Set(gone).size).toBe(many);
    expect(outbox.list({ isTrash: true })).toEqual([]);
  });

  it('has erased what it says before it fails', async () => {
    fill(700);
    for await (const step of eraseOld(database, undefined, periods, 1006))
      expect(step.gone).toEqual([]);
    const gone: string[] = [];
    await expect(async () => {
      for await (const step of eraseOld(database, undefined, periods, 1011)) {
        gone.push(...step.gone);
        database.exec('PRAGMA query_only = 1');
      }
    }).rejects.toThrow();
    database.exec('PRAGMA query_only = 0');
    expect(gone).toHaveLength(100);
    expect(outbox.list({ isTrash: true })).toHaveLength(600);
  });
});
