import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, openFile } from '../database.ts';
import { migrations } from '../migrations.ts';
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
  const { id, reference } = outbox.add(lead(), 1000);
  database.close();
  database = openDatabase(folder);
  outbox = new SqliteOutbox(database);
  expect(outbox.due(10, 1000)).toMatchObject([{ id, payload: samplePayload, attempts: 0 }]);
  expect(outbox.list()).toMatchObject([{ id, reference, state: 'waiting', receivedAt: 1000 }]);
});

it('takes over the rows of a file from before leads could be set aside', () => {
  const [id, reference] = ['an-id', 'AAAA-1111'];
  const older = new DatabaseSync(path.join(folder, 'older.sqlite'));
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
  database = openFile(path.join(folder, 'older.sqlite'));
  outbox = new SqliteOutbox(database);
  expect(outbox.list()).toMatchObject([{ id, reference, attempts: 7, lastFailure: 'http_422' }]);
  expect(outbox.due(1, 1000)).toMatchObject([{ id, payload: samplePayload }]);
  outbox.setAside(id);
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
    const good = outbox.add(lead(), 0);
    expect(outbox.due(10, 1).map(({ id }) => id)).toEqual([good.id]);
    expect(outbox.list()).toContainEqual(
      expect.objectContaining({ id: 'broken', state: 'refused', lastFailure: 'unreadable' }),
    );
    expect(outbox.payloadOf('broken')).toBeUndefined();
  });

  it('that cannot be read keeps back no other on a full disk either', () => {
    write('broken', '{');
    database.exec(`CREATE TRIGGER full BEFORE UPDATE ON outbox
                   BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    const good = outbox.add(lead(), 5);
    expect(outbox.due(1, 9)).toEqual([]);
    expect(outbox.due(1, 9).map(({ id }) => id)).toEqual([good.id]);
  });
});

it('keeps nothing of a lead that could not be written', () => {
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON outbox
                 BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  expect(() => outbox.add(lead())).toThrow('disk full');
  expect(outbox.list()).toEqual([]);
});
