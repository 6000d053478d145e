import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCatalogue } from '../../src/articles/test-catalogue.ts';
import { benchArticles } from './articles.ts';
import * as sets from './judged-searches.ts';

let bench: ReturnType<typeof testCatalogue>;
beforeAll(async () => {
  bench = testCatalogue();
  await bench.fill(benchArticles);
}, 120_000);
afterAll(() => bench.dispose());

const topicOf = new Map(benchArticles.map(({ slug, topic }) => [slug, topic]));

/** Runs a search: the rank of the first right article, and the share of right articles that are found. */
function answer({ query: search, topics }: sets.Judged) {
  const slugs: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = bench.catalogue.list({ order: 'best', tag: undefined, search, page });
    pages = list.pages;
    slugs.push(...list.articles.map(({ slug }) => slug));
  }
  const isRight = (slug: string) => topics.includes(topicOf.get(slug) ?? '');
  const rank = slugs.findIndex(isRight) + 1 || Infinity;
  const right = benchArticles.filter(({ slug }) => isRight(slug)).length;
  return {
    search,
    rank,
    recall: slugs.filter(isRight).length / right,
    isEmpty: slugs.length === 0,
  };
}

/** Prints the figures of a set of searches, with `SEARCH_MISSES=1` also the searches not answered within three. */
function measure(name: string, queries: readonly sets.Judged[]) {
  const answers = queries.map(answer);
  const mean = (value: (one: (typeof answers)[number]) => number) =>
    answers.reduce((sum, one) => sum + value(one), 0) / answers.length;
  const figures = {
    mrr: mean(({ rank }) => 1 / rank),
    recall: mean(({ recall }) => recall),
    withinThree: mean(({ rank }) => Number(rank <= 3)),
    empty: mean(({ isEmpty }) => Number(isEmpty)),
  };
  const misses = answers.filter(({ rank }) => rank > 3).map(({ search, rank }) => [search, rank]);
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`);
  if (process.env.SEARCH_MISSES) process.stdout.write(`${misses.join('\n')}\n`);
  return figures;
}

it.each([
  { name: 'tuned', queries: sets.tuned, withinThree: 0.98, mrr: 0.95, recall: 0.95 },
  { name: 'untuned', queries: sets.untuned, withinThree: 0.97, mrr: 0.94, recall: 0.82 },
])(
  'finds a right article within three, and most right articles: $name',
  (set) => {
    const figures = measure(set.name, set.queries);
    expect(figures.withinThree).toBeGreaterThanOrEqual(set.withinThree);
    expect(figures.mrr).toBeGreaterThanOrEqual(set.mrr);
    expect(figures.recall).toBeGreaterThanOrEqual(set.recall);
    expect(figures.empty).toBeLessThanOrEqual(0.03);
  },
  300_000,
);
