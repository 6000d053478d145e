import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { keysWith, leadFields } from '@clinicdee/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { LONGEST_WAIT_MS } from './outbox.ts';
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

it('gives a reference that can be read out', () => {
  expect(outbox.add(lead()).reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

describe('one form fill is one lead', () => {
  it('for the same key', () => {
    const first = outbox.add(lead());
    const again = outbox.add(lead());
    expect(again).toEqual({ ...first, isNew: false });
    expect(outbox.list()).toHaveLength(1);
  });

  it('however where the sender came from was seen', () => {
    outbox.add(lead());
    const payload = { ...samplePayload, referrer: 'https://other.example' };
    expect(outbox.add(lead({ payload })).isNew).toBe(false);
  });

  it('but a corrected form is a lead of its own, so that nothing is lost', () => {
    outbox.add(lead());
    const payload = { ...samplePayload, phone: '0899999999' };
    expect(outbox.add(lead({ payload })).isNew).toBe(true);
    expect(outbox.list()).toHaveLength(2);
  });

  it.each(keysWith(leadFields, 'form'))('and so is one with another %s', (key) => {
    outbox.add(lead());
    const other = { ...samplePayload, [key]: key === 'marketing_consent' ? true : 'อื่น' };
    expect(outbox.add(lead({ payload: other })).isNew).toBe(true);
  });

  it('without a key: the same words within the hour', () => {
    const hour = 3_600_000;
    const plain = lead({ idempotencyKey: undefined });
    expect(outbox.add(plain, 0).isNew).toBe(true);
    expect(outbox.add(plain, hour - 1).isNew).toBe(false);
    expect(outbox.add(plain, hour).isNew).toBe(true);
  });
});

describe('delivery', () => {
  it('takes the oldest that are due', () => {
    const first = outbox.add(lead(), 1000);
    const second = outbox.add(lead({ idempotencyKey: 'another-form-fill' }), 2000);
    expect(outbox.due(1, 5000).map(({ id }) => id)).toEqual([first.id]);
    outbox.markFailed(first.id, 'http_500', 9000);
    expect(outbox.due(10, 5000).map(({ id }) => id)).toEqual([second.id]);
    expect(outbox.nextAttemptAt()).toBe(2000);
    outbox.markDelivered(second.id, 6000);
    expect(outbox.nextAttemptAt()).toBe(9000);
    expect(outbox.list()).toMatchObject([
      { id: first.id, state: 'waiting', attempts: 1, lastFailure: 'http_500' },
      { id: second.id, state: 'delivered', attempts: 1, deliveredAt: 6000 },
    ]);
  });

  it('takes what was never tried first, then what was tried longest ago', () => {
    const [first, second, third, fourth] = [1, 2, 3, 4].map(
      (at) => outbox.add(lead({ idempotencyKey: `form-fill-number-${at}` }), at).id,
    );
    outbox.markFailed(first ?? '', 'http_503', 0, 20);
    outbox.markFailed(second ?? '', 'http_503', 0, 10);
    const order = (newest: boolean) => outbox.due(10, 99, { newest }).map(({ id }) => id);
    expect(order(false)).toEqual([third, fourth, second, first]);
    expect(order(true)).toEqual([fourth, third, second, first]);
    expect(outbox.due(10, 99, { except: [third ?? ''] })).toHaveLength(3);
  });

  it('counts how often a lead fails in the same way', () => {
    const { id } = outbox.add(lead());
    const fail = (failure: string) => outbox.markFailed(id, failure, 0);
    expect(['http_422', 'http_422', 'http_503', 'http_422'].map(fail)).toEqual([1, 2, 1, 1]);
  });

  it('sends what was set aside again, by its id, by its reference or with all', () => {
    const { id, reference } = outbox.add(lead());
    for (const which of [id, reference, 'all']) {
      outbox.setAside(id);
      expect(outbox.due(1)).toEqual([]);
      expect(outbox.resend('another')).toBe(0);
      expect(outbox.resend(which)).toBe(1);
      expect(outbox.due(1)).toHaveLength(1);
    }
    outbox.markDelivered(id);
    expect(outbox.resend('all')).toBe(0);
  });

  it('withdraws what came in another way, and erases what was typed', () => {
    const key = 'a-key-of-one-form-fill';
    const { id, reference } = outbox.add(lead());
    expect(outbox.withdraw('another-form-fill')).toBe(false);
    expect(outbox.withdraw(key)).toBe(true);
    expect(outbox.list()).toMatchObject([{ id, state: 'withdrawn' }]);
    expect([outbox.due(1), outbox.payloadOf(id), outbox.resend('all')]).toEqual([[], undefined, 0]);
    expect(outbox.add(lead())).toEqual({ id, reference, isNew: false });
  });

  it('hastens what only waits for the API, not what the API refuses', () => {
    const down = outbox.add(lead(), 0);
    const refused = outbox.add(lead({ idempotencyKey: 'another-form-fill' }), 0);
    outbox.markFailed(down.id, 'network', 99_000);
    outbox.markFailed(refused.id, 'http_422', 99_000);
    outbox.hasten(['network'], 5000);
    expect(outbox.due(10, 5000).map(({ id }) => id)).toEqual([down.id]);
  });
});

it('takes over the rows of a file from before leads could be set aside', () => {
  const { id, reference } = outbox.add(lead(), 1000);
  database.exec(`
    CREATE TABLE before (
      id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, idempotency_key TEXT NOT NULL,
      fingerprint TEXT NOT NULL, payload TEXT NOT NULL, is_suspected INTEGER NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered')),
      attempts INTEGER NOT NULL DEFAULT 0, last_failure TEXT, received_at INTEGER NOT NULL,
      next_attempt_at INTEGER NOT NULL, delivered_at INTEGER, UNIQUE (idempotency_key, fingerprint)
    ) STRICT;
    INSERT INTO before SELECT id, reference, idempotency_key, fingerprint, payload, is_suspected, state,
      7, 'http_422', received_at, next_attempt_at, delivered_at FROM outbox;
    DROP TABLE outbox;
    ALTER TABLE before RENAME TO outbox;
    DROP TABLE health;
    DROP TABLE clock;
    PRAGMA user_version = 5`);
  database.close();
  database = openDatabase(folder);
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

it('sends what is due in the far future at once: a clock was ahead when that was written', () => {
  const { id } = outbox.add(lead(), 1000);
  outbox.markFailed(id, 'http_503', 1000 + LONGEST_WAIT_MS);
  expect(outbox.due(1, 1000)).toEqual([]);
  expect(outbox.nextAttemptAt([], 1000)).toBe(1000 + LONGEST_WAIT_MS);
  outbox.markFailed(id, 'http_503', 1001 + LONGEST_WAIT_MS);
  expect(outbox.due(1, 1000).map((due) => due.id)).toEqual([id]);
  expect(outbox.nextAttemptAt([], 1000)).toBe(1000);
});

it('takes no lead of the far future for the same words within the hour', () => {
  const ahead = outbox.add(lead({ idempotencyKey: undefined }), 4e12);
  expect(outbox.add(lead({ idempotencyKey: undefined }), 1000).id).not.toBe(ahead.id);
});

it('keeps nothing of a lead that could not be written', () => {
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON outbox
                 BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  expect(() => outbox.add(lead())).toThrow('disk full');
  expect(outbox.list()).toEqual([]);
});
