import { beforeEach, describe, expect, it } from 'vitest';
import type { SentArticle } from '../../../e2e/content-site.ts';
import { all, bare, bench, double, reopen, slugs, useBench, warnings } from '../test-bench.ts';

useBench();

describe('with a content site that sends only the fields of spec §3', () => {
  it('copies several pages of articles, with slugs made from titles', async () => {
    double.articles = Array.from({ length: 250 }, (_, number) => bare(number));
    await bench.sync.poll();
    expect(bench.catalogue.list(all)).toMatchObject({ total: 250, pages: 3 });
    expect(bench.catalogue.article('บทความที่-7')?.html).toBe('<p>เนื้อหา 7</p>');
    expect(double.requests[0]?.headers).toMatchObject({ 'x-api-key': double.key });
    expect(double.requests[0]?.path).toBe(
      '/api/public/articles?page=1&limit=100&sortColumn=title&sortDirection=asc',
    );
  });

  it('copies published, changed and withdrawn articles, and reports the changed ones', async () => {
    double.articles = [bare(1), bare(2), bare(3)];
    await bench.sync.poll();
    bench.changes.length = 0;
    await bench.sync.poll();
    expect(bench.changes).toEqual([]);

    const second = bench.catalogue.article('บทความที่-2')?.id;
    double.articles[1] = bare(2, { content: '<p>เนื้อหา 2</p><p>แก้แล้ว</p>', excerpt: 'เนื้อหา 2' });
    await bench.sync.poll();
    expect(bench.changes.at(-1)).toEqual([second]);
    expect(bench.catalogue.article('บทความที่-2')?.html).toContain('แก้แล้ว');

    double.articles = [bare(1), bare(4)];
    await bench.sync.poll();
    expect(slugs()).toEqual(['บทความที่-1', 'บทความที่-4']);
  });

  it('keeps the slug of an article whose title or date is corrected', async () => {
    double.articles = [bare(1), bare(2)];
    await bench.sync.poll();
    double.articles[0] = bare(1, { title: 'ชื่อใหม่' });
    double.articles[1] = bare(2, { publishedAt: '2026-05-05T00:00:00Z' });
    await bench.sync.poll();
    expect(bench.catalogue.article('บทความที่-1')?.title).toBe('ชื่อใหม่');
    expect(slugs()).toHaveLength(2);
  });

  it('gives articles with the same title different slugs, and keeps them', async () => {
    double.articles = [bare(1), bare(2, { title: 'บทความที่ 1' })];
    await bench.sync.poll();
    const before = slugs();
    expect(before.toSorted()).toEqual(['บทความที่-1', 'บทความที่-1-2']);
    const first = bench.catalogue.article('บทความที่-1');
    double.articles.reverse();
    await bench.sync.poll();
    expect(bench.catalogue.article('บทความที่-1')?.publishedAt).toBe(first?.publishedAt);
  });

  it('requests a further page only after a full one', async () => {
    const asked = async (articles: number) => {
      double.articles = Array.from({ length: articles }, (_, number) => bare(number));
      double.requests.length = 0;
      await bench.sync.poll();
      await bench.sync.poll();
      const pages = double.requests.map(({ path }) => /page=(\d+)/.exec(path)?.[1]);
      return [...new Set(pages)];
    };
    expect(await asked(0)).toEqual(['1']);
    expect(await asked(7)).toEqual(['1']);
    expect(await asked(99)).toEqual(['1']);
    expect(await asked(100)).toEqual(['1', '2']);
    expect(slugs()).toHaveLength(100);
  });

  it.each([
    ['repeats the list on every page', 7, 200, true],
    ['answers 404 after the last page', 100, 404, false],
  ])('finds the end of the list when the content site %s', async (_, count, status, repeats) => {
    double.articles = Array.from({ length: count }, (_, number) => bare(number));
    double.misbehave = (request, response) => {
      const isFirst = request.url?.includes('page=1&') ?? false;
      const isList = isFirst || repeats;
      response.writeHead(isList ? 200 : status, { 'content-type': 'application/json' });
      response.end(isList ? JSON.stringify(double.articles) : '{}');
    };
    await bench.sync.poll();
    expect(slugs()).toHaveLength(count);
  });

  it('reads a list that begins with a byte order mark', async () => {
    double.misbehave = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`\ufeff${JSON.stringify([bare(1)])}`);
    };
    await bench.sync.poll();
    expect(slugs()).toEqual(['บทความที่-1']);
  });

  it('copies the list despite an invalid article alone on the last page', async () => {
    const problem = bare(200, { title: '\u200b' });
    const articles = [...Array.from({ length: 100 }, (_, number) => bare(number)), problem];
    double.articles = articles;
    await bench.sync.poll();
    expect(slugs()).toHaveLength(100);
    // A page of invalid items fails the sync.
    double.articles = [...articles.slice(0, 100), ...new Array<SentArticle>(30).fill(problem)];
    await bench.sync.poll();
    expect(warnings().at(-1)?.facts.code).toBe('not_articles');
    expect(slugs()).toHaveLength(100);
  });

  it('copies the list despite an article that cannot be processed, and logs it once', async () => {
    double.articles = [bare(1), bare(2), bare(3)];
    await bench.sync.poll();
    const shown = bench.pictures.shown.bind(bench.pictures);
    bench.pictures.shown = (url) => {
      if (url.endsWith('/fatal.png')) throw new RangeError('fatal');
      return shown(url);
    };
    const fatal = { content: '<p><img src="/fatal.png"></p>' };
    double.articles = [bare(1, fatal), bare(2, { tags: 'ใหม่' }), bare(3), bare(4, fatal), bare(5)];
    await bench.sync.poll();
    await bench.sync.poll();
    expect(slugs()).toEqual([1, 2, 3, 5].map((number) => `บทความที่-${number}`));
    expect(bench.catalogue.article('บทความที่-1')?.html).toBe('<p>เนื้อหา 1</p>');
    expect(bench.catalogue.article('บทความที่-2')?.tags).toEqual(['ใหม่']);
    const errors = bench.logged.filter(({ level }) => level === 'error');
    expect(errors.map(({ facts }) => facts.code)).toEqual(['fatal', 'fatal']);
    expect(bench.sync.lastFailure).toBeUndefined();
  });

  it('skips invalid items and ignores invalid fields', async () => {
    double.articles = [
      bare(1),
      { title: '', content: '' },
      bare(2, { tags: null, publishedAt: 'วานนี้' }),
    ];
    await bench.sync.poll();
    expect(slugs()).toHaveLength(2);
    expect(bench.catalogue.article('บทความที่-2')).toMatchObject({
      tags: [],
      publishedAt: undefined,
    });
  });
});

describe('with the office', () => {
  beforeEach(() => (double.isBare = false));

  const dated = (number: number, more: Partial<SentArticle> = {}) =>
    bare(number, {
      slug: `a-${number}`,
      updatedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
      ...more,
    });
  const asked = () => double.requests.map(({ path, status }) => `${status} ${path.split('?')[0]}`);

  it('polls with entity tags', async () => {
    double.articles = Array.from({ length: 450 }, (_, number) => dated(number));
    await bench.sync.poll();
    double.requests.length = 0;
    await bench.sync.poll();
    expect(new Set(asked())).toEqual(new Set(['304 /api/public/articles']));
    expect(bench.catalogue.count()).toBe(450);
  });

  it('copies published, changed, renamed and withdrawn articles of a long list', async () => {
    double.articles = Array.from({ length: 450 }, (_, number) => dated(number));
    await bench.sync.poll();
    double.requests.length = 0;
    double.articles.push(dated(1000));
    double.articles.splice(7, 1);
    double.articles[20] = dated(1001, { slug: 'a-21', title: 'แก้แล้ว' });
    double.articles[30] = dated(1002, { slug: 'moved', previousSlugs: ['a-31'] });
    await bench.sync.poll();
    const { catalogue } = bench;
    expect(catalogue.count()).toBe(450);
    expect(catalogue.article('a-1000')).toBeDefined();
    expect(catalogue.article('a-7')).toBeUndefined();
    expect(catalogue.article('a-21')?.title).toBe('แก้แล้ว');
    expect(catalogue.redirect('a-31')).toBe('moved');
  });

  it('keeps the order of the list, also for neighbours, and reports a change of order', async () => {
    double.sorts = false;
    double.articles = [dated(3), dated(1), dated(2)];
    await bench.sync.poll();
    expect(slugs()).toEqual(['a-3', 'a-1', 'a-2']);
    const inOrder = bench.catalogue.list(all).articles;
    expect(inOrder.map(({ slug }) => slug)).toEqual(['a-3', 'a-1', 'a-2']);
    const { previous, next } = bench.catalogue.neighbours(inOrder[1]?.id ?? 0, all);
    expect([previous?.slug, next?.slug]).toEqual(['a-3', 'a-2']);
    double.articles = [dated(2), dated(3), dated(1)];
    await bench.sync.poll();
    expect(slugs()).toEqual(['a-2', 'a-3', 'a-1']);
    expect(bench.changes.at(-1)).toEqual([]);
    const before = bench.changes.length;
    await bench.sync.poll();
    expect(bench.changes).toHaveLength(before);
  });

  it('completes an interrupted first sync in the order of the list', async () => {
    double.sorts = false;
    double.articles = Array.from({ length: 60 }, (_, number) => dated(60 - number));
    const first = bench.sync.poll();
    await expect.poll(() => bench.catalogue.count(), { interval: 1 }).toBeGreaterThan(0);
    await bench.close();
    await first;
    reopen(double);
    await bench.sync.poll();
    expect(bench.catalogue.addresses().map(({ slug }) => slug)).toEqual(
      Array.from({ length: 60 }, (_, number) => `a-${60 - number}`),
    );
  });

  it('redirects from previous slugs, sent or seen', async () => {
    double.articles = [bare(1, { slug: 'one' }), bare(2, { slug: 'two' })];
    await bench.sync.poll();
    double.articles = [
      bare(1, { slug: 'uno', previousSlugs: ['one', 'ein'] }),
      bare(2, { slug: 'two' }),
    ];
    await bench.sync.poll();
    expect(bench.catalogue.article('one')).toBeUndefined();
    expect(bench.catalogue.redirect('one')).toBe('uno');
    expect(bench.catalogue.redirect('ein')).toBe('uno');
    expect(bench.catalogue.redirect('nothing')).toBeUndefined();
  });

  it('lets two articles swap slugs', async () => {
    double.articles = [bare(1, { slug: 'one' }), bare(2, { slug: 'two' })];
    await bench.sync.poll();
    double.articles = [bare(1, { slug: 'two' }), bare(2, { slug: 'one' })];
    await bench.sync.poll();
    expect(bench.catalogue.article('two')?.title).toBe('บทความที่ 1');
    expect(bench.catalogue.article('one')?.title).toBe('บทความที่ 2');
  });

  it('redirects from a derived slug after the content site sends one', async () => {
    double.articles = [bare(1)];
    await bench.sync.poll();
    double.articles = [bare(1, { slug: 'one' })];
    await bench.sync.poll();
    expect(slugs()).toEqual(['one']);
    expect(bench.catalogue.redirect('บทความที่-1')).toBe('one');
  });
});
