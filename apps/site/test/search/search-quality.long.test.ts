import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCatalogue } from '../../src/articles/test-catalogue.ts';
import { benchArticles } from './articles.ts';
import { answers, type Figures, figuresOf, inWords, type Search } from './figures.ts';
import { fresh } from './fresh.ts';
import { heldOut } from './held-out.ts';
import { heldOutTwice } from './held-out-twice.ts';
import type { Judged } from './judged.ts';
import { last } from './last.ts';
import { later } from './later.ts';
import { tuned } from './queries.ts';
import { trigramSearch } from './trigrams.ts';
import { unseen } from './unseen.ts';

let bench: ReturnType<typeof testCatalogue>;
let plain: Search;
let database: DatabaseSync;

beforeAll(async () => {
  bench = testCatalogue();
  await bench.fill(benchArticles);
  database = new DatabaseSync(path.join(bench.dataDir, 'site.sqlite'), { readOnly: true });
  plain = trigramSearch(database);
}, 120_000);
afterAll(async () => {
  database.close();
  await bench.dispose();
});

/** Everything that a search finds, page by page. */
const ours: Search = (search) => {
  const query = { order: 'best', tag: undefined, search } as const;
  const found: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = bench.catalogue.list({ ...query, page });
    pages = list.pages;
    found.push(...list.articles.map(({ slug }) => slug));
  }
  return found;
};

/** Figures, and what was not answered within three, for whoever wants to know what to do next. */
function measured(name: string, queries: readonly Judged[], search: Search): Figures {
  const answered = answers(queries, benchArticles, search);
  const figures = figuresOf(answered);
  process.stdout.write(`${name}: ${inWords(figures)}\n`);
  if (process.env.SEARCH_MISSES) {
    const missed = answered.filter(({ place = Infinity }) => place > 3);
    process.stdout.write(
      missed.map(({ query, place }) => `  ${query} (${place ?? '–'})\n`).join(''),
    );
  }
  return figures;
}

it('has enough to judge by', () => {
  expect(benchArticles.length).toBeGreaterThanOrEqual(300);
  expect(benchArticles.filter(({ topic }) => topic === '')).toEqual([]);
  expect(fresh.length).toBeGreaterThanOrEqual(60);
  expect(tuned.length + heldOut.length).toBeGreaterThanOrEqual(200);
  expect(heldOut.length).toBeGreaterThanOrEqual(80);
  const all = [...tuned, ...heldOut, ...fresh, ...unseen, ...later, ...last, ...heldOutTwice].map(
    ({ query }) => query,
  );
  expect(new Set(all).size).toBe(all.length);
});

describe.each([
  { name: 'tuned', queries: tuned, withinThree: 0.98, mrr: 0.95 },
  { name: 'held out', queries: heldOut, withinThree: 0.97, mrr: 0.94 },
  { name: 'fresh', queries: fresh, withinThree: 0.95, mrr: 0.92 },
  { name: 'unseen', queries: unseen, withinThree: 0.95, mrr: 0.91 },
  { name: 'later', queries: later, withinThree: 0.94, mrr: 0.9 },
  { name: 'last', queries: last, withinThree: 0.95, mrr: 0.92 },
  { name: 'held out, twice', queries: heldOutTwice, withinThree: 0.95, mrr: 0.92 },
])('searches, $name', ({ name, queries, withinThree, mrr }) => {
  it('are answered well, and far better than by letters alone', () => {
    const letters = measured(`Letters alone, ${name}`, queries, plain);
    const words = measured(`This search, ${name}`, queries, ours);
    expect(words.withinThree).toBeGreaterThanOrEqual(withinThree);
    expect(words.mrr).toBeGreaterThanOrEqual(mrr);
    expect(words.empty).toBeLessThanOrEqual(0.03);
    expect(words.recall).toBeGreaterThan(letters.recall + 0.2);
    expect(words.withinThree).toBeGreaterThan(letters.withinThree + 0.15);
  }, 120_000);
});
