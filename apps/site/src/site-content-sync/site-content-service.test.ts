import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../../test/lead-outbox.ts';
import { temporaryDatabase } from '../../test/temporary-folder.ts';
import { InvalidContent } from '../content/check-content.ts';
import { fileFacts } from '../content/facts.ts';
import { SiteContentService, type RenderPages } from './site-content-service.ts';
import { loadContent } from './stored-contents.ts';

let database: DatabaseSync;
let edits: SiteContentService;
const log = silentLog();
const renderPages = vi.fn<RenderPages>();
const publish = vi.fn();
/** What the office has published. */
let published: { etag: string; value: unknown };
let isDiskFull = false;

beforeEach(() => {
  vi.setSystemTime(1_000);
  vi.clearAllMocks();
  renderPages.mockReset().mockResolvedValue(publish);
  ({ database } = temporaryDatabase());
  published = { etag: '1', value: {} };
  isDiskFull = false;
  edits = new SiteContentService({
    reading: database,
    writing: {
      prepare: (sql) => {
        if (isDiskFull) throw new Error('disk full');
        return database.prepare(sql);
      },
      exec: (sql) => database.exec(sql),
      isTransaction: false,
    },
    site: {
      siteContent: (known) =>
        Promise.resolve(known === published.etag ? 'unchanged' : { ...published }),
      siteContentPreview: () => Promise.resolve(undefined),
    },
    intervalMs: 10_000,
    renderPages,
    onCampaignPages: vi.fn(),
    log,
  });
});
afterEach(async () => {
  await edits.close();
  vi.useRealTimers();
});

const logged = (level: 'info' | 'warn' | 'error', times = 1) =>
  vi.waitFor(() => expect(log[level]).toHaveBeenCalledTimes(times));

it('tries again after a failure', async () => {
  publish.mockImplementationOnce(() => {
    throw new Error('out of memory');
  });
  await edits.begin();
  await logged('warn');
  expect(loadContent(database)).toBeUndefined();
  expect(edits.refusedSince).toBeUndefined();
  expect(edits.failingSince).toBe(1_000);
  await edits.poll();
  expect(edits.failingSince).toBeUndefined();
  expect(loadContent(database)?.etag).toBe('1');
});

it('stores shown content as soon as the disk can be written', async () => {
  isDiskFull = true;
  await edits.begin();
  await logged('warn');
  expect(loadContent(database)).toBeUndefined();
  isDiskFull = false;
  await edits.poll();
  expect(loadContent(database)?.etag).toBe('1');
  // The pages are not rendered again.
  expect(renderPages).toHaveBeenCalledTimes(1);
});

it('reports since when the newest content is refused, and keeps the last valid one', async () => {
  await edits.begin();
  await logged('info');
  expect(edits.refusedSince).toBeUndefined();

  renderPages.mockRejectedValue(new InvalidContent([{ code: '/: too long' }]));
  const value = { home: { ...fileFacts.home, searchTitle: 'ชื่ออื่น' } };
  published = { etag: '2', value };
  vi.setSystemTime(2_000);
  await edits.poll();
  published = { etag: '3', value };
  vi.setSystemTime(3_000);
  await edits.poll();
  expect(edits.refusedSince).toBe(2_000);
  expect(loadContent(database)?.etag).toBe('1');
  // Refused content is not tried again.
  await edits.poll();
  await logged('error', 2);
  expect(publish).toHaveBeenCalledTimes(1);

  published = { etag: '4', value: {} };
  await edits.poll();
  expect(edits.refusedSince).toBeUndefined();
  expect(loadContent(database)?.etag).toBe('4');
});
