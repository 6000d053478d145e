import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import type { DeliveryProblem } from '../leads/delivery.ts';
import { SqliteOutbox } from '../leads/sqlite-outbox.ts';
import { samplePayload } from '../leads/sample-payload.ts';
import {
  articlesCheck,
  canaryCheck,
  contentCheck,
  databaseCheck,
  diskCheck,
  erasureCheck,
  fileCheck,
  leadApiCheck,
  leadsCheck,
  picturesCheck,
} from './checks.ts';

const folders: string[] = [];
const well = { trouble: () => undefined };
afterEach(() => {
  vi.useRealTimers();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function open() {
  const folder = mkdtempSync(path.join(tmpdir(), 'health-'));
  folders.push(folder);
  const database = openDatabase(folder);
  return { folder, database, outbox: new SqliteOutbox(database) };
}

it('tries the database down to the disk, and tells a busy one from one that takes nothing', async () => {
  const { folder, database, outbox } = open();
  const check = databaseCheck(outbox, well);
  expect(await check.look()).toBeUndefined();

  const other = new DatabaseSync(path.join(folder, 'site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  expect(await check.look()).toEqual({ code: 'database_busy', level: 'warning' });
  other.exec('ROLLBACK');
  other.close();
  expect(await check.look()).toBeUndefined();

  database.exec('PRAGMA query_only = 1');
  expect(await check.look()).toEqual({ code: 'database_not_writable', level: 'failure' });
  database.exec('PRAGMA query_only = 0');
});

it('names the cause where the disk knows it', async () => {
  const { database, outbox } = open();
  database.close();
  const disk = { trouble: () => ({ cause: 'moved', code: 'ENOENT', since: 7 }) as const };
  expect(await databaseCheck(outbox, disk).look()).toEqual({
    ...{ code: 'data_moved', level: 'failure', since: 7 },
  });
});

it('waits as long as ever for the next lead after a check', async () => {
  const { database, outbox } = open();
  expect(await databaseCheck(outbox, well).look()).toBeUndefined();
  expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5000 });
});

it('tells of leads that wait for long, and of those set aside, and of no canary', async () => {
  const { outbox } = open();
  const check = leadsCheck({ outbox });
  const now = Date.now();
  const lead = { payload: samplePayload, idempotencyKey: 'form-fill-1', isSuspected: false };
  outbox.store({ ...lead, idempotencyKey: 'canary-1', isCanary: true }, now - 60 * 60_000);
  outbox.store({ ...lead, idempotencyKey: 'form-fill-2' }, now - 14 * 60_000);
  expect(await check.look()).toBeUndefined();
  const { id } = outbox.store(lead, now - 16 * 60_000);
  expect(await check.look()).toEqual({
    ...{ code: 'leads_waiting', level: 'warning' },
    since: now - 16 * 60_000,
  });
  outbox.markRefused(id);
  expect(await check.look()).toMatchObject({ code: 'leads_refused', level: 'warning' });
  expect(outbox.queue()).toMatchObject({ waiting: 1, refused: 1 });
});

it('warns of a lead API that takes nothing, by what is to be done, and never more', async () => {
  const at = (trouble: DeliveryProblem | undefined) =>
    leadApiCheck({ roadTrouble: () => Promise.resolve(trouble) }).look();
  expect(await at(undefined)).toBeUndefined();
  const level = 'warning';
  expect(await at({ what: 'away', since: 7 })).toEqual({
    ...{ code: 'lead_api_unreachable', level, since: 7 },
  });
  expect(await at({ what: 'astray', since: 7 })).toMatchObject({ code: 'lead_api_astray', level });
  expect(await at({ what: 'token', since: 7 })).toMatchObject({ code: 'lead_api_token', level });
  expect(await at({ what: 'too_many_files', since: 7 })).toMatchObject({
    ...{ code: 'lead_api_too_many_files', level },
  });
  expect(await at({ what: 'failing', since: 7 })).toMatchObject({
    ...{ code: 'lead_api_failing', level },
  });
});

it('warns of pictures of shared links that cannot be drawn', () => {
  const at = (count: number, since?: number) =>
    picturesCheck({ failing: () => ({ count, since }) }).look();
  expect(at(0)).toBeUndefined();
  expect(at(2, 7)).toEqual({ code: 'pictures_failing', level: 'warning', since: 7 });
});

it('tells a form that takes no canary from one that does not arrive', async () => {
  const at = (since: number | undefined, isRefused: boolean) =>
    canaryCheck({
      canary: {
        isRefused,
        arrivedAt: () => Promise.resolve(undefined),
        lateSince: () => Promise.resolve(since),
      },
    }).look();
  expect(await at(undefined, false)).toBeUndefined();
  expect(await at(7, false)).toEqual({ code: 'canary_late', level: 'warning', since: 7 });
  expect(await at(7, true)).toEqual({ code: 'canary_refused', level: 'warning', since: 7 });
});

it('looks at the disk of the data folder', async () => {
  const { folder } = open();
  expect(await diskCheck(folder).look()).toBeUndefined();
  await expect(async () => diskCheck(path.join(folder, 'gone')).look()).rejects.toThrow();
});

it.each([
  ['damaged', 'file_set_aside'],
  ['gone', 'database_gone'],
])('tells of a %s file until somebody has looked at it and removed it', async (kind, code) => {
  const { folder } = open();
  const check = fileCheck(folder);
  expect(await check.look()).toBeUndefined();
  const file = path.join(folder, `site.${kind}-2026-11-22T23-53-06-996Z.sqlite`);
  writeFileSync(file, '');
  const since = Date.UTC(2026, 10, 22, 23, 53, 6, 996);
  expect(await check.look()).toEqual({ code, level: 'warning', since });
  rmSync(file);
  expect(await check.look()).toBeUndefined();
});

it('keeps a new site from visitors until it has articles, but not for ever', () => {
  vi.useFakeTimers();
  const copy: { at?: number; refused: number } = { refused: 0 };
  const check = articlesCheck({ copiedAt: () => copy.at, refused: () => copy.refused }, 10_000);
  expect(check.look()).toEqual({ code: 'articles_missing', level: 'failure' });
  vi.advanceTimersByTime(2 * 60_000);
  expect(check.look()).toEqual({ code: 'articles_missing', level: 'warning' });
  copy.at = Date.now();
  expect(check.look()).toBeUndefined();
  copy.refused = 1;
  expect(check.look()).toEqual({ code: 'articles_refused', level: 'warning' });
  copy.refused = 0;
  vi.advanceTimersByTime(6 * 60_000);
  expect(check.look()).toEqual({ code: 'articles_stale', level: 'warning', since: copy.at });
  // Where there is nowhere to have articles from, none are missing.
  expect(
    articlesCheck({ copiedAt: () => undefined, refused: () => 0 }, undefined).look(),
  ).toBeUndefined();
});

it('tells of words and figures that cannot be shown, or not be asked for', () => {
  const now = 1_000_000_000;
  vi.setSystemTime(now);
  const at = (refused: number | undefined, failing: number | undefined, intervalMs = 10_000) =>
    contentCheck({ refusedSince: () => refused, failingSince: () => failing }, intervalMs).look();
  expect(at(undefined, undefined)).toBeUndefined();
  const level = 'warning';
  expect(at(7, undefined)).toEqual({ code: 'content_refused', level, since: 7 });
  const longAgo = now - 6 * 60_000;
  expect(at(undefined, now - 4 * 60_000)).toBeUndefined();
  expect(at(undefined, longAgo)).toEqual({ code: 'content_stale', level, since: longAgo });
  // Who looks once in an hour has not looked ten times yet.
  expect(at(undefined, longAgo, 3_600_000)).toBeUndefined();
});

it('tells of erasure that waits for a person', () => {
  expect(erasureCheck({ hold: undefined }).look()).toBeUndefined();
  const hold = { reason: 'many_rows', due: 30, total: 90 } as const;
  expect(erasureCheck({ hold }).look()).toEqual({ code: 'erasure_held', level: 'warning' });
});
