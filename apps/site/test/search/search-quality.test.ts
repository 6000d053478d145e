import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCatalogue } from '../../src/articles/test-catalogue.ts';
import { benchArticles } from './articles.ts';
import { answers, figuresOf, inWords } from './figures.ts';
import { heldOut } from './held-out.ts';
import { tuned } from './queries.ts';

/** Pages of what a search finds, until there is no more. */
const allFound = (search: string): string[] => {
  const { catalogue } = bench;
  const query = { order: 'title' as const, tag: undefined, search };
  const { pages } = catalogue.list({ ...query, page: 1 });
  return Array.from({ length: pages }, (_, at) =>
    catalogue.list({ ...query, page: at + 1 }).articles.map(({ slug }) => slug),
  ).flat();
};

let bench: ReturnType<typeof testCatalogue>;
beforeAll(() => {
  bench = testCatalogue();
  bench.fill(benchArticles);
});
afterAll(() => bench.dispose());

it.each([
  ['tuned', tuned],
  ['held out', heldOut],
])('%s', (name, queries) => {
  const answered = answers(queries, benchArticles, allFound);
  console.log(name, inWords(figuresOf(answered)));
  for (const { query, place, found } of answered) if ((place ?? 99) > 3) console.log(' ', query, place, found);
});
