import { beforeEach, describe, expect, it } from 'vitest';
import type { SentArticle } from '../../../e2e/content-site.ts';
import { bare, bench, double, reopen, slugs, useBench, warnings } from '../test-bench.ts';

useBench();

/** Encodes a text as older Thai systems do. */
const tis620 = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) =>
      letter < 'ก' ? letter : String.fromCharCode(letter.charCodeAt(0) - 0xd60),
    ).join(''),
    'latin1',
  );

const many = (count: number, make = bare) => Array.from({ length: count }, (_, at) => make(at));

describe('with a content site that sends only the fields of spec §3', () => {
  it('keeps the slug of an article whose title or date is corrected', async () => {
    double.articles = [bare(1), bare(2)];
    await bench.sync.poll();
    double.articles[0] = bare(1, { title: 'ชื่อใหม่' });
    double.articles[1] = bare(2, { publishedAt: '2026-05-05T00:00:00Z' });
    await bench.sync.poll();
    expect(bench.catalogue.article('บทความที่-1')?.title).toBe('ชื่อใหม่');
    expect(slugs()).toHaveLength(2);
  });

  it.each([
    ['title', 'บทความที่ 1', undefined, 'บทความที่-1'],
    ['slug', 'บทความที่ 2', 'same', 'same'],
    ['beginning of a long slug', 'บทความที่ 2', 'ยาว-'.repeat(19), 'ยาว' + '-ยาว'.repeat(18)],
  ])(
    'gives articles with the same %s different slugs, and keeps them',
    async (_, title, slug, shown) => {
      const own = (end: number) => (slug === undefined ? {} : { slug: slug + '-'.repeat(end) });
      double.articles = [bare(1, own(1)), bare(2, { title, ...own(2) })];
      await bench.sync.poll();
      expect(slugs().toSorted()).toEqual([shown, `${shown}-2`]);
      const first = bench.catalogue.article(shown);
      double.articles.reverse();
      double.articles[0] = { ...double.articles[0], content: '<p>แก้แล้ว</p>' } as SentArticle;
      await bench.sync.poll();
      expect(slugs().toSorted()).toEqual([shown, `${shown}-2`]);
      expect(bench.catalogue.article(shown)?.publishedAt).toBe(first?.publishedAt);
    },
  );

  const list = many(130);
  const page = (number: number, size = 100) => list.slice((number - 1) * size, number * size);
  it.each<[string, (number: number, request: number) => unknown]>([
    ['repeats the list on every page', () => list],
    ['begins with a byte order mark', (number) => `\ufeff${JSON.stringify(page(number))}`],
    ['answers 404 after the last page', (number) => (number < 3 ? page(number) : 404)],
    ['fails after the last page', (number) => (number < 3 ? page(number) : 500)],
    ['limits pages to 50', (number) => page(number, 50)],
    ['limits pages to 20 and counts 130', (number) => page(number, 20)],
    ['limits pages to 20 and counts 999', (number) => page(number, 20)],
    ['counts 12', (number) => page(number)],
    ['leaves out drafts of each page', (number) => page(number, 50).slice(Number(number === 1))],
    ['sends a count', (number, views) => page(number).map((one) => ({ ...one, views }))],
    ['sends TIS-620', (number) => tis620(JSON.stringify(page(number)))],
  ])('copies the list of a content site that %s', async (what, answer) => {
    let requests = 0;
    double.misbehave = ({ url = '' }, response) => {
      const number = Number(new URL(url, double.url).searchParams.get('page'));
      const body = answer(number, ++requests);
      const type = `application/json; charset=${Buffer.isBuffer(body) ? 'TIS-620' : 'utf-8'}`;
      const [, total] = /counts (\d+)/.exec(what) ?? [];
      response.writeHead(typeof body === 'number' ? body : 200, {
        'content-type': type,
        ...(total && { 'x-total-count': total }),
      });
      const isText = typeof body === 'string' || Buffer.isBuffer(body);
      response.end(isText ? body : JSON.stringify(body));
    };
    await bench.sync.poll();
    expect(bench.catalogue.count()).toBe(what.includes('drafts') ? 129 : 130);
    expect(bench.catalogue.article('บทความที่-7')?.html).toBe('<p>เนื้อหา 7</p>');
  });

  it('copies the list despite an invalid article alone on the last page', async () => {
    const problem = bare(200, { title: '\u200b' });
    const articles = [...many(100), problem];
    double.articles = articles;
    await bench.sync.poll();
    expect(slugs()).toHaveLength(100);
    // A page of invalid items fails the sync.
    double.articles = [...articles.slice(0, 100), ...new Array<SentArticle>(30).fill(problem)];
    await bench.sync.poll();
    expect(warnings().at(-1)?.facts.code).toBe('not_articles');
    expect(slugs()).toHaveLength(100);
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

  it('copies published, changed, renamed and withdrawn articles of a long list', async () => {
    double.articles = many(450, dated);
    await bench.sync.poll();
    double.requests.length = 0;
    await bench.sync.poll();
    // Nothing is sent again until something changes.
    expect(new Set(double.requests.map(({ status }) => status))).toEqual(new Set([304]));
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

  it('keeps the order of the list, and reports a change of order', async () => {
    double.sorts = false;
    double.articles = [dated(3), dated(1), dated(2)];
    await bench.sync.poll();
    expect(slugs()).toEqual(['a-3', 'a-1', 'a-2']);
    double.articles = [dated(2), dated(3), dated(1)];
    await bench.sync.poll();
    expect(slugs()).toEqual(['a-2', 'a-3', 'a-1']);
    expect(bench.changes.count).toBe(2);
    await bench.sync.poll();
    expect(bench.changes.count).toBe(2);
  });

  it('completes an interrupted first sync in the order of the list', async () => {
    double.sorts = false;
    double.articles = many(60, (at) => dated(60 - at));
    const first = bench.sync.poll();
    await expect.poll(() => bench.catalogue.count(), { interval: 1 }).toBeGreaterThan(0);
    await bench.close();
    await first;
    reopen(double);
    await bench.sync.poll();
    expect(slugs()).toEqual(double.articles.map(({ slug }) => slug));
  });

  it('redirects from previous slugs: sent, seen or made from the title', async () => {
    double.articles = [bare(1, { slug: 'one' }), bare(2), bare(3, { slug: 'three' })];
    await bench.sync.poll();
    double.articles = [
      bare(1, { slug: 'uno', title: 'หนึ่ง', previousSlugs: ['one', 'ein'] }),
      bare(2, { slug: 'two' }),
      bare(3, { slug: encodeURIComponent('สาม').toLowerCase() }),
    ];
    await bench.sync.poll();
    const old = ['one', 'ein', 'บทความที่-2', 'three', 'nothing'];
    const led = old.map((slug) => bench.catalogue.redirect(slug));
    expect(led).toEqual(['uno', 'uno', 'two', 'สาม', undefined]);
    expect(slugs().toSorted()).toEqual(['two', 'uno', 'สาม']);
  });

  it('lets two articles swap slugs', async () => {
    double.articles = [bare(1, { slug: 'one' }), bare(2, { slug: 'two' })];
    await bench.sync.poll();
    double.articles = [bare(1, { slug: 'two' }), bare(2, { slug: 'one' })];
    await bench.sync.poll();
    expect(bench.catalogue.article('two')?.title).toBe('บทความที่ 1');
    expect(bench.catalogue.article('one')?.title).toBe('บทความที่ 2');
  });
});
