import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentSite } from '../articles/client/content-site.ts';
import { fileFacts } from '../content/facts.ts';
import { openDatabase } from '../database/database.ts';
import { EditStore } from './edit-store.ts';
import { EditSync } from './edit-sync.ts';
import { InvalidEdits } from './read-edits.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edits-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** A sync with an office that has published one document, which `apply` renders. */
function syncOf(apply: () => Promise<void>, store: Pick<EditStore, 'write'>) {
  const siteContent: ContentSite['siteContent'] = (known) =>
    Promise.resolve(known === '1' ? 'unchanged' : { etag: '1', value: {} });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  vi.setSystemTime(1_000);
  const applyPages = (document: unknown) => document;
  const parts = { site: { siteContent }, store, apply, applyPages, log, intervalMs: 10_000 };
  return { sync: new EditSync(parts, undefined), log };
}

it('tries again after a failure', async () => {
  const store = new EditStore(openDatabase(folder));
  const apply = vi
    .fn()
    .mockRejectedValueOnce(new Error('out of memory'))
    .mockResolvedValue(undefined);
  const { sync, log } = syncOf(apply, store);
  await sync.poll();
  expect(store.read()).toBeUndefined();
  expect(sync.refusedSince).toBeUndefined();
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(sync.failingSince).toBe(1_000);
  await sync.poll();
  expect(sync.failingSince).toBeUndefined();
  expect(store.read()?.etag).toBe('1');
});

it('stores shown content as soon as the disk can be written', async () => {
  const store = new EditStore(openDatabase(folder));
  let isFull = true;
  const apply = vi.fn().mockResolvedValue(undefined);
  const { sync } = syncOf(apply, {
    write: (edits) => {
      if (isFull) throw new Error('disk full');
      store.write(edits);
    },
  });
  await sync.poll();
  expect(store.read()).toBeUndefined();
  isFull = false;
  await sync.poll();
  expect(store.read()?.etag).toBe('1');
  // The pages are not rendered again.
  expect(apply).toHaveBeenCalledTimes(1);
});

it('reports since when the newest content is refused, and keeps the last valid one', async () => {
  let etag = '1';
  let isGood = true;
  const siteContent: ContentSite['siteContent'] = (known) =>
    Promise.resolve(known === etag ? 'unchanged' : { etag, value: {} });
  const store = new EditStore(openDatabase(folder));
  const error = vi.fn();
  const sync = new EditSync(
    {
      site: { siteContent },
      store,
      apply: (facts) => {
        expect(facts).toBe(fileFacts);
        return isGood
          ? Promise.resolve()
          : Promise.reject(new InvalidEdits([{ code: '/: too long' }]));
      },
      applyPages: (document) => document,
      log: { info: vi.fn(), warn: vi.fn(), error },
      intervalMs: 10_000,
    },
    undefined,
  );
  await sync.poll();
  expect(sync.refusedSince).toBeUndefined();

  [etag, isGood] = ['2', false];
  vi.setSystemTime(2_000);
  await sync.poll();
  etag = '3';
  vi.setSystemTime(3_000);
  await sync.poll();
  expect(sync.refusedSince).toBe(2_000);
  expect(store.read()?.etag).toBe('1');
  // Refused content is not tried again.
  await sync.poll();
  expect(error).toHaveBeenCalledTimes(2);

  [etag, isGood] = ['4', true];
  await sync.poll();
  expect(sync.refusedSince).toBeUndefined();
  expect(store.read()?.etag).toBe('4');
});
