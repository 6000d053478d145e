import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLog } from '../../test/lead-outbox.ts';
import { temporaryDatabase } from '../../test/temporary-folder.ts';
import { InvalidContent } from '../content/check-content.ts';
import { fileFacts } from '../content/facts.ts';
import { SiteContentService, type RenderPages } from './site-content-service.ts';
import { loadContent } from './stored-contents.ts';

let database: DatabaseSync;
let siteContent: SiteContentService;
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
  siteContent = new SiteContentService({
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
afterEach(() => siteContent.close());

const logged = (level: 'info' | 'warn' | 'error', times = 1) =>
  vi.waitFor(() => expect(log[level]).toHaveBeenCalledTimes(times));

it('tries again after a failure', async () => {
  publish.mockImplementationOnce(() => {
    throw new Error('out of memory');
  });
  await siteContent.begin();
  await logged('warn');
  expect(loadContent(database)).toBeUndefined();
  expect(siteContent.refusedSince).toBeUndefined();
  expect(siteContent.failingSince).toBe(1_000);
  await siteContent.poll();
  expect(siteContent.failingSince).toBeUndefined();
  expect(loadContent(database)?.etag).toBe('1');
});

it('stores shown content as soon as the disk can be written', async () => {
  isDiskFull = true;
  await siteContent.begin();
  await logged('warn');
  expect(loadContent(database)).toBeUndefined();
  isDiskFull = false;
  await siteContent.poll();
  expect(loadContent(database)?.etag).toBe('1');
  // The pages are not rendered again.
  expect(renderPages).toHaveBeenCalledTimes(1);
});

it('reports since when the newest content is refused, and keeps the last valid one', async () => {
  await siteContent.begin();
  await logged('info');
  expect(siteContent.refusedSince).toBeUndefined();

  renderPages.mockRejectedValue(new InvalidContent([{ code: '/: too long' }]));
  const value = { home: { ...fileFacts.home, searchTitle: 'ชื่ออื่น' } };
  published = { etag: '2', value };
  vi.setSystemTime(2_000);
  await siteContent.poll();
  published = { etag: '3', value };
  vi.setSystemTime(3_000);
  await siteContent.poll();
  expect(siteContent.refusedSince).toBe(2_000);
  expect(loadContent(database)?.etag).toBe('1');
  // Refused content is not tried again.
  await siteContent.poll();
  await logged('error', 2);
  expect(publish).toHaveBeenCalledTimes(1);

  published = { etag: '4', value: {} };
  await siteContent.poll();
  expect(siteContent.refusedSince).toBeUndefined();
  expect(loadContent(database)?.etag).toBe('4');
});
