import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { misbehaviours } from '../../../e2e/content-site.ts';
import {
  all,
  bare,
  bench,
  double,
  reopen,
  slugs,
  startContentSite,
  useBench,
  warnings,
} from '../test-bench.ts';
import { DiskError } from '../../storage/disk-error.ts';
import { testCatalogue } from '../test-catalogue.ts';
import { CatalogueSync } from './sync.ts';

useBench();
afterEach(() => {
  vi.useRealTimers();
});

describe('when the content site fails', () => {
  beforeEach(async () => {
    double.articles = [bare(1), bare(2)];
    await bench.sync.poll();
    bench.logged.length = 0;
    bench.changes.length = 0;
  });

  it.each(Object.entries(misbehaviours))(
    'keeps the copy and logs the cause when it %s',
    async (_, how) => {
      double.misbehave = how;
      await bench.sync.poll();
      expect(slugs()).toHaveLength(2);
      expect(bench.changes).toEqual([]);
      expect(warnings()).toHaveLength(1);
      expect(warnings()[0]?.facts.code).toMatch(
        /^(http_\d+|timeout|network|not_json|not_a_list|not_articles|suddenly_empty)$/,
      );
      double.misbehave = undefined;
      await bench.sync.poll();
      expect(bench.logged.at(-1)?.what).toBe('content site is back');
    },
  );

  it('keeps the earlier version of an article that became too long, and counts it', async () => {
    const long = `<p>${'ยาวมาก '.repeat(60_000)}</p>`;
    double.articles = [bare(1, { content: long }), bare(2, { content: '<p>ใหม่</p>' }), bare(3)];
    await bench.sync.poll();
    expect(bench.catalogue.article('บทความที่-1')?.html).toBe('<p>เนื้อหา 1</p>');
    expect(bench.catalogue.article('บทความที่-2')?.html).toBe('<p>ใหม่</p>');
    expect(slugs()).toHaveLength(3);
    expect(bench.sync.refused).toBe(1);
    expect(bench.logged).toContainEqual(
      expect.objectContaining({ facts: expect.objectContaining({ code: 'too_long' }) as unknown }),
    );
    await bench.sync.poll();
    expect(bench.sync.refused).toBe(1);
    double.articles = [bare(1, { content: '<p>สั้น</p>' }), bare(2), bare(3)];
    await bench.sync.poll();
    expect(bench.sync.refused).toBe(0);
    expect(bench.catalogue.article('บทความที่-1')?.html).toBe('<p>สั้น</p>');
  }, 60_000);

  it('retries after 1, 2 and 4 seconds (spec §9), and serves the stored copy after a restart', async () => {
    await double.stop();
    await bench.sync.poll();
    expect(bench.waits).toEqual([1000, 2000, 4000]);
    expect(bench.sync.lastFailure).toEqual({ code: 'network', said: undefined });
    await bench.close();
    const second = testCatalogue(double, bench.dataDir);
    await second.sync.poll();
    expect(second.catalogue.copiedAt()).toBeDefined();
    expect(second.catalogue.list(all).total).toBe(2);
    await second.close();
    reopen();
    await startContentSite();
  });

  it('keeps the message of the content site for visitors', async () => {
    double.misbehave = misbehaviours['answers 500'];
    await bench.sync.poll();
    expect(bench.sync.lastFailure).toEqual({ code: 'http_500', said: 'ฐานข้อมูลขัดข้อง' });
  });

  it('accepts an empty list instead of a few articles at the second poll', async () => {
    double.articles = [];
    await bench.sync.poll();
    expect(slugs()).toHaveLength(2);
    await bench.sync.poll();
    expect(slugs()).toHaveLength(0);
  });

  it('accepts the loss of most articles only after some minutes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    double.articles = Array.from({ length: 130 }, (_, number) => bare(number));
    await bench.sync.poll();
    expect(slugs()).toHaveLength(130);
    for (const left of [3, 0]) {
      const whole = double.articles;
      double.articles = whole.slice(0, left);
      await bench.sync.poll();
      await bench.sync.poll();
      expect(warnings()[0]?.facts.code).toBe(left === 0 ? 'suddenly_empty' : 'suddenly_fewer');
      expect(slugs()).toHaveLength(130);
      bench.logged.length = 0;
      double.articles = whole;
      await bench.sync.poll();
    }
    double.articles = double.articles.slice(0, 3);
    await bench.sync.poll();
    vi.advanceTimersByTime(2 * 60_000);
    await bench.sync.poll();
    expect(slugs()).toHaveLength(130);
    vi.advanceTimersByTime(2 * 60_000);
    await bench.sync.poll();
    expect(slugs()).toHaveLength(3);
  });

  it('requests the page after a full last page twice', async () => {
    double.articles = Array.from({ length: 200 }, (_, number) => bare(number));
    await bench.sync.poll();
    expect(slugs()).toHaveLength(200);
    let asked = 0;
    double.misbehave = (request, response) => {
      const page = Number(new URL(request.url ?? '', double.url).searchParams.get('page'));
      const isGone = page === 2 && asked++ === 0;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(isGone ? [] : double.articles.slice((page - 1) * 100, page * 100)),
      );
    };
    await bench.sync.poll();
    expect(warnings().at(-1)?.facts.code).toBe('list_moved');
    expect(slugs()).toHaveLength(200);
    await bench.sync.poll();
    expect(slugs()).toHaveLength(200);
  });

  it('restarts the delay after a failed poll', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    double.articles = Array.from({ length: 12 }, (_, number) => bare(number));
    await bench.sync.poll();
    double.articles = double.articles.slice(0, 3);
    await bench.sync.poll();
    vi.advanceTimersByTime(2 * 60_000);
    double.misbehave = misbehaviours['answers 500'];
    await bench.sync.poll();
    vi.advanceTimersByTime(2 * 60_000);
    double.misbehave = undefined;
    await bench.sync.poll();
    expect(slugs()).toHaveLength(12);
    vi.advanceTimersByTime(4 * 60_000);
    await bench.sync.poll();
    expect(slugs()).toHaveLength(3);
  });

  it('accepts the loss of a few articles or of half at once', async () => {
    double.articles = Array.from({ length: 12 }, (_, number) => bare(number));
    await bench.sync.poll();
    for (const left of [6, 2]) {
      double.articles = double.articles.slice(0, left);
      await bench.sync.poll();
      expect(slugs()).toHaveLength(left);
    }
  });

  it('rejects a list that changed while it was read', async () => {
    double.articles = Array.from({ length: 150 }, (_, number) => bare(number));
    let asked = 0;
    double.misbehave = (request, response) => {
      const page = Number(new URL(request.url ?? '', double.url).searchParams.get('page'));
      const shifted = asked++ === 0 ? double.articles : double.articles.slice(1);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(shifted.slice((page - 1) * 100, page * 100)));
    };
    await bench.sync.poll();
    expect(warnings().at(-1)?.facts.code).toBe('list_moved');
    expect(slugs()).toHaveLength(2);
  });
});

it('logs that there is no copy, as a warning from the second failure on', async () => {
  await double.stop();
  await bench.sync.poll();
  // At a first start the office may still be starting.
  expect(warnings()).toEqual([]);
  await bench.sync.poll();
  expect(warnings()[0]?.what).toBe('articles not copied, and there is no copy yet to serve');
});

it('logs pictures that cannot be copied with a code, at powers of two', async () => {
  const error = vi.fn();
  const allDue = () => {
    throw new DiskError('missing', 'ENOENT');
  };
  const sync = new CatalogueSync({
    ...{ site: {} as never, writer: {} as never, pictures: { allDue } as never },
    log: { error, warn: vi.fn(), info: vi.fn() },
    ...{ intervalMs: 3_600_000, onChange: () => undefined },
  });
  for (let turn = 0; turn < 9; turn++) await sync.poll();
  await sync.stop();
  expect(error.mock.calls.map(([fields]) => fields as unknown)).toEqual(
    [1, 2, 4, 8].map((failures) => ({ code: 'ENOENT', failures })),
  );
});

it('does not repeat at once an outdated article that cannot be processed', async () => {
  const url = 'https://content.example/new.png';
  const rederive = vi.fn(() => Promise.resolve([]));
  const sync = new CatalogueSync({
    site: {} as never,
    writer: { outdated: () => [1], rederive, markOutdated: vi.fn() } as never,
    pictures: {
      allDue: () => [url],
      copy: () => Promise.resolve(rederive.mock.calls.length === 1),
    } as never,
    log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() },
    ...{ intervalMs: 3_600_000, onChange: () => undefined },
  });
  await sync.poll();
  expect(rederive).toHaveBeenCalledTimes(1);
  // The second turn copies a picture, so outdated articles are derived again; the third has nothing new.
  await sync.poll();
  await sync.poll();
  await sync.stop();
  expect(rederive).toHaveBeenCalledTimes(2);
});
