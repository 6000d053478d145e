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
import { testCatalogue } from '../test-catalogue.ts';

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
    '%s: the last copy stays, and the log says why',
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

  it('sends an article that no page can hold: its last form stays, the others are copied, it is told', async () => {
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
    // Looked at again, it is still told of; mended, no more.
    await bench.sync.poll();
    expect(bench.sync.refused).toBe(1);
    double.articles = [bare(1, { content: '<p>สั้น</p>' }), bare(2), bare(3)];
    await bench.sync.poll();
    expect(bench.sync.refused).toBe(0);
    expect(bench.catalogue.article('บทความที่-1')?.html).toBe('<p>สั้น</p>');
  }, 60_000);

  it('is down: retried after 1, 2 and 4 seconds (spec §9), then served from disk after a start', async () => {
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

  it('keeps what the content site said, for people', async () => {
    double.misbehave = misbehaviours['answers 500'];
    await bench.sync.poll();
    expect(bench.sync.lastFailure).toEqual({ code: 'http_500', said: 'ฐานข้อมูลขัดข้อง' });
  });

  it('believes an empty list at the second look', async () => {
    double.articles = [];
    await bench.sync.poll();
    expect(slugs()).toHaveLength(2);
    await bench.sync.poll();
    expect(slugs()).toHaveLength(0);
  });

  it('holds a list that lost most of its articles until it has said so for minutes', async () => {
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

  it('asks a second time whether a full page was the last', async () => {
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

  it('begins to doubt anew where it said nothing in between', async () => {
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

  it('believes at once what people do: a few that go, or half', async () => {
    double.articles = Array.from({ length: 12 }, (_, number) => bare(number));
    await bench.sync.poll();
    for (const left of [6, 2]) {
      double.articles = double.articles.slice(0, left);
      await bench.sync.poll();
      expect(slugs()).toHaveLength(left);
    }
  });

  it('does not take a list that moved while it was read', async () => {
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

it('does not say that a copy is served where there is none', async () => {
  await double.stop();
  await bench.sync.poll();
  // At a first start the office may still be starting.
  expect(warnings()).toEqual([]);
  await bench.sync.poll();
  expect(warnings()[0]?.what).toBe('articles not copied, and there is no copy yet to serve');
});
