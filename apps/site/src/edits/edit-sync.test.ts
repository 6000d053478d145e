import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentSite } from '../articles/fetch/content-site.ts';
import { fileContents } from '../content/site-content.ts';
import { openDatabase } from '../database.ts';
import { EditStore } from './edit-store.ts';
import { EditSync } from './edit-sync.ts';
import { EditsRefused } from './read-edits.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edits-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('says since when the newest cannot be shown, and keeps the last good one', async () => {
  let etag = '1';
  let now = 1_000;
  let isGood = true;
  const siteContent: ContentSite['siteContent'] = (known) =>
    Promise.resolve(known === etag ? 'unchanged' : { etag, value: {} });
  const store = new EditStore(openDatabase(folder));
  const error = vi.fn();
  const sync = new EditSync(
    {
      site: { siteContent },
      store,
      take: (contents) => {
        expect(contents).toBe(fileContents);
        return isGood
          ? Promise.resolve()
          : Promise.reject(new EditsRefused([{ code: '/: too long' }]));
      },
      log: { info: vi.fn(), warn: vi.fn(), error },
      clock: { now: () => now, after: () => () => undefined },
      intervalMs: 10_000,
    },
    undefined,
  );
  await sync.look();
  expect(sync.refusedSince).toBeUndefined();

  [etag, now, isGood] = ['2', 2_000, false];
  await sync.look();
  [etag, now] = ['3', 3_000];
  await sync.look();
  expect(sync.refusedSince).toBe(2_000);
  expect(store.read()?.etag).toBe('1');
  // What was refused is not tried again and again.
  await sync.look();
  expect(error).toHaveBeenCalledTimes(2);

  [etag, isGood] = ['4', true];
  await sync.look();
  expect(sync.refusedSince).toBeUndefined();
  expect(store.read()?.etag).toBe('4');
});
