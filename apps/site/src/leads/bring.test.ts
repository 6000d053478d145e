import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { bringLeads } from './bring.ts';
import { samplePayload } from './sample-payload.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';

let folder: string;
let newer: DatabaseSync;
let older: DatabaseSync;
const folderOf = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bring-'));
  newer = openDatabase(folderOf('newer'));
  older = openDatabase(folderOf('older'));
});
afterEach(() => {
  older.close();
  rmSync(folder, { recursive: true });
});

const lead = (fullname: string, more: object = {}) => ({
  ...{ payload: { ...samplePayload, fullname }, idempotencyKey: fullname, isSuspected: false },
  ...more,
});

it('brings what came since a copy, delivered or not, once, under its own name', () => {
  const [there, here] = [new SqliteOutbox(newer), new SqliteOutbox(older)];
  const before = there.store(lead('before'));
  older.exec(`ATTACH '${folderOf('newer')}/site.sqlite' AS copy;
    INSERT INTO outbox SELECT * FROM copy.outbox; DETACH copy`);
  const delivered = there.store(lead('delivered'));
  there.markDelivered(delivered.id);
  const waiting = there.store(lead('waiting'));
  const refused = there.store(lead('refused'));
  there.setAside(refused.id);
  there.store(lead('withdrawn'));
  there.withdraw('withdrawn');
  there.store(lead('canary', { isCanary: true }));
  // A newer version, whose table looks otherwise.
  newer.exec('ALTER TABLE outbox DROP COLUMN last_failure; PRAGMA user_version = 99');
  newer.close();

  const bring = () => bringLeads(older, path.join(folderOf('newer'), 'site.sqlite'), Date.now());
  expect(bring()).toBe(3);
  const all = [before, delivered, waiting, refused];
  expect(
    here
      .due(10)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(all.map(({ id }) => id).sort());
  expect(here.payloadOf(delivered.id)).toMatchObject({ fullname: 'delivered' });
  expect(here.list().map(({ reference }) => reference)).toContain(delivered.reference);
  expect(bring()).toBe(0);
});

it('says so where there is nothing to read', () => {
  newer.close();
  expect(() => bringLeads(older, folderOf('none'), 0)).toThrow();
});
