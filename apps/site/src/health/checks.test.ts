import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, vi } from 'vitest';
import { TestOutbox } from '../../test/lead-outbox.ts';
import { samplePayload } from '../../test/sample-payload.ts';
import { failure, warning } from '@clinicdee/protocol/http/readiness';
import { siteChecks, type Watched } from './checks.ts';

const MINUTE = 60_000;

let bench: TestOutbox;
beforeEach(() => {
  bench = new TestOutbox();
});

/** Returns the check of a name, of a site where everything is well but what is given. */
function checkOf(name: string, { leads, ...others }: Partial<Record<keyof Watched, object>>) {
  const healthy = {
    environment: { dataDir: bench.folder, contentSite: undefined },
    leads: {
      outbox: bench.outbox,
      canary: undefined,
      deliveryProblem: () => undefined,
      ...leads,
    },
    disk: { trouble: () => undefined },
    erasure: { hold: undefined },
    articles: { copiedAt: () => undefined },
    siteContent: { failingSince: undefined, refusedSince: undefined },
  };
  const checks = siteChecks({ ...healthy, ...others } as Watched);
  const found = checks.find((check) => check.name === name);
  if (!found) throw new Error(`no check ${name}`);
  return found;
}

it('warns of a busy database and fails for one that cannot be written', () => {
  const { folder, database } = bench;
  const check = checkOf('database', {});
  expect(check.look()).toBeUndefined();

  const other = new DatabaseSync(path.join(folder, 'site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  expect(check.look()).toEqual(warning('database_busy'));
  other.exec('ROLLBACK');
  other.close();
  expect(check.look()).toBeUndefined();
  // A lead that comes after the check waits longer for the lock.
  expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5000 });

  database.exec('PRAGMA query_only = 1');
  expect(check.look()).toEqual(failure('database_not_writable'));
});

it('names the cause of a failed write when the disk knows it', () => {
  bench.database.close();
  const disk = { trouble: () => ({ cause: 'moved', code: 'ENOENT', since: 7 }) as const };
  expect(checkOf('database', { disk }).look()).toEqual(failure('data_moved', 7));
});

it('warns of leads that wait for long or were refused, but not of a canary', () => {
  const { outbox } = bench;
  const check = checkOf('leads', {});
  const now = Date.now();
  const lead = { payload: samplePayload, idempotencyKey: 'form-fill-1', isSuspected: false };
  outbox.store({ ...lead, idempotencyKey: 'canary-1', isCanary: true }, now - 60 * MINUTE);
  outbox.store({ ...lead, idempotencyKey: 'form-fill-2' }, now - 14 * MINUTE);
  expect(check.look()).toBeUndefined();
  const { id } = outbox.store(lead, now - 16 * MINUTE);
  expect(check.look()).toEqual(warning('leads_waiting', now - 16 * MINUTE));
  outbox.markRefused(id);
  expect(check.look()).toEqual(warning('leads_refused', now - 16 * MINUTE));
});

it('warns of a lead that a clock which was ahead has dated', () => {
  const at = Date.now() + 60 * MINUTE;
  bench.add({}, at);
  expect(checkOf('leads', {}).look()).toEqual(warning('leads_waiting', at));
});

it.each([
  ['unreachable', 'lead_api_unreachable'],
  ['wrong_endpoint', 'lead_api_wrong_endpoint'],
  ['token', 'lead_api_token'],
  ['failing', 'lead_api_failing'],
] as const)('warns of a lead API problem "%s" as %s', (what, code) => {
  const leads = { deliveryProblem: () => ({ what, since: 7 }) };
  expect(checkOf('lead_api', { leads }).look()).toEqual(warning(code, 7));
});

it.each([
  ['arrives', undefined, false, undefined],
  ['does not arrive', 7, false, warning('canary_late', 7)],
  ['is not accepted by the form', 7, true, warning('canary_refused', 7)],
])('reports a canary that %s', (_, since, isRefused, finding) => {
  const canary = { isRefused, arrivedAt: () => undefined, lateSince: () => since };
  expect(checkOf('canary', { leads: { canary } }).look()).toEqual(finding);
});

it.each([
  ['damaged', 'sqlite', 'file_set_aside'],
  ['damaged', 'sqlite-wal', 'file_set_aside'],
  ['gone', 'txt', 'database_gone'],
])('warns of a file marked "%s" (%s) until it is removed', async (kind, end, code) => {
  const check = checkOf('file', {});
  expect(await check.look()).toBeUndefined();
  const file = path.join(bench.folder, `site.${kind}-2026-11-22T23-53-06-996Z.${end}`);
  writeFileSync(file, '');
  expect(await check.look()).toEqual(warning(code, Date.UTC(2026, 10, 22, 23, 53, 6, 996)));
  rmSync(file);
  expect(await check.look()).toBeUndefined();
});

it('is not ready without articles for two minutes, and then warns of missing or stale ones', () => {
  vi.useFakeTimers();
  const copy: { at: number | undefined } = { at: undefined };
  const articles = { copiedAt: () => copy.at };
  const check = checkOf('articles', {
    articles,
    environment: { contentSite: { intervalMs: 10_000 } },
  });
  expect(check.look()).toEqual(failure('articles_missing'));
  vi.advanceTimersByTime(2 * MINUTE);
  expect(check.look()).toEqual(warning('articles_missing'));
  copy.at = Date.now();
  expect(check.look()).toBeUndefined();
  vi.advanceTimersByTime(6 * MINUTE);
  expect(check.look()).toEqual(warning('articles_stale', copy.at));
  copy.at = undefined;
  expect(checkOf('articles', { articles }).look()).toBeUndefined();
});

const NOW = 1_000_000_000;
it.each([
  ['content that is live', undefined, undefined, 10_000, undefined],
  ['refused content', 7, undefined, 10_000, warning('content_refused', 7)],
  ['a sync that fails for four minutes', undefined, NOW - 4 * MINUTE, 10_000, undefined],
  [
    'a sync that fails for six minutes',
    undefined,
    NOW - 6 * MINUTE,
    10_000,
    warning('content_stale', NOW - 6 * MINUTE),
  ],
  ['less than ten failed hourly syncs', undefined, NOW - 6 * MINUTE, 60 * MINUTE, undefined],
] as const)('reports %s', (_, refused, failing, intervalMs, finding) => {
  vi.setSystemTime(NOW);
  const siteContent = { refusedSince: refused, failingSince: failing };
  const environment = { contentSite: { intervalMs } };
  expect(checkOf('content', { siteContent, environment }).look()).toEqual(finding);
});

it('warns of erasure on hold, and measures the disk of the data folder', async () => {
  expect(checkOf('erasure', {}).look()).toBeUndefined();
  const erasure = { hold: { reason: 'many_rows', due: 30, total: 90 } };
  expect(checkOf('erasure', { erasure }).look()).toEqual(warning('erasure_held'));
  expect(await checkOf('disk', {}).look()).toBeUndefined();
  const environment = { dataDir: path.join(bench.folder, 'gone') };
  await expect(checkOf('disk', { environment }).look()).rejects.toThrow();
});
