import { afterEach, beforeEach, expect, it } from 'vitest';
import { all as query } from '../test-bench.ts';
import { testCatalogue } from '../test-catalogue.ts';

let bench: ReturnType<typeof testCatalogue>;
beforeEach(() => (bench = testCatalogue()));
afterEach(() => bench.dispose());

const titled = (title: string, day = 1, tags = '') => ({
  title,
  tags,
  slug: title,
  content: '<p>ข้อความ</p>',
  publishedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
});
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

it('lists in the order of the content site, or the newest first', async () => {
  await bench.fill([titled('แพทย์', 1), titled('คิว', 3), titled('เงิน', 2), titled('ยา', 4)]);
  const listed = (order: 'title' | 'newest') =>
    titles(bench.catalogue.list({ ...query, order }).articles);
  expect(listed('title')).toEqual(['คิว', 'เงิน', 'แพทย์', 'ยา']);
  expect(listed('newest')).toEqual(['ยา', 'คิว', 'เงิน', 'แพทย์']);
});

it('returns neighbours in list order, null at the ends', async () => {
  await bench.fill([titled('ก', 1, 'แดง'), titled('ข', 3), titled('ค', 2, 'แดง')]);
  const neighbours = (slug: string, within = {}) => {
    const found = bench.catalogue.neighbours(bench.catalogue.article(slug)?.id ?? 0, {
      ...query,
      ...within,
    });
    return [found.previous?.title ?? null, found.next?.title ?? null];
  };
  expect(neighbours('ก')).toEqual([null, 'ข']);
  expect(neighbours('ข')).toEqual(['ก', 'ค']);
  expect(neighbours('ค')).toEqual(['ข', null]);
  expect(neighbours('ค', { order: 'newest' })).toEqual(['ข', 'ก']);
  expect(neighbours('ค', { tag: 'แดง' })).toEqual(['ก', null]);
});

it('counts tags, filters by tag and relates articles that share one', async () => {
  await bench.fill([titled('ก', 1, 'แดง, เขียว'), titled('ข', 2, 'แดง'), titled('ค', 3, 'ดำ')]);
  expect(bench.catalogue.tags()).toEqual(
    [
      { tag: 'แดง', count: 2 },
      { tag: 'เขียว', count: 1 },
      { tag: 'ดำ', count: 1 },
    ].toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'th')),
  );
  expect(titles(bench.catalogue.list({ ...query, tag: 'แดง' }).articles)).toEqual(['ก', 'ข']);
  const id = bench.catalogue.article('ก')?.id ?? 0;
  expect(titles(bench.catalogue.related(id, 2))).toEqual(['ข', 'ค']);
});

it('redirects from a differently spelled slug', async () => {
  await bench.fill([{ ...titled('เปิดสาขา'), slug: 'open second branch' }]);
  const { catalogue } = bench;
  expect(catalogue.article('open-second-branch')?.title).toBe('เปิดสาขา');
  expect(catalogue.redirect('Open second branch')).toBe('open-second-branch');
  expect(catalogue.redirect('no such thing')).toBeUndefined();
});

it('counts articles and tags of a search, and filters it by tag', async () => {
  await bench.fill([titled('คิวยา', 1, 'ก'), titled('คิวเงิน', 2, 'ก, ข'), titled('บัญชี', 3, 'ก')]);
  const { catalogue } = bench;
  expect(catalogue.count()).toBe(3);
  const { all, tags } = catalogue.list({ ...query, search: 'คิว' });
  expect(all).toBe(2);
  expect(tags).toEqual([
    { tag: 'ก', count: 2 },
    { tag: 'ข', count: 1 },
  ]);
  for (const { tag, count } of tags) {
    expect(catalogue.list({ ...query, search: 'คิว', tag })).toMatchObject({ total: count, all });
  }
  expect(catalogue.list({ ...query, search: 'ไม่มีคำนี้' })).toMatchObject({ total: 0, tags: [] });
});

it('returns every article once, over several pages', async () => {
  const many = 260;
  await bench.fill(
    Array.from({ length: many }, (_, at) => ({
      ...titled(`ที่ ${at}`, 1 + (at % 28)),
      slug: `s${at}`,
    })),
  );
  const pages = [1, 2, 3].map((page) => bench.catalogue.list({ ...query, order: 'newest', page }));
  expect(pages.map(({ articles }) => articles.length)).toEqual([100, 100, 60]);
  expect(new Set(pages.flatMap(({ articles }) => articles.map(({ slug }) => slug))).size).toBe(
    many,
  );
});
