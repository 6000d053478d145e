import { describe, expect, it } from 'vitest';
import { firstBroken } from '../simulate.ts';
import { breakages } from './breakages.ts';
import { runArticles } from './run-articles.ts';

const SEEDS = 8;
/**
 * Seeds that once found a bug: five with a list that changed while it was read, an index that was read after a change,
 * and a suspended machine whose night counted as a night of answers.
 */
const faulty = [41, 71, 79, 104, 800_982, 7_203_870, 22_884_570, 22_884_571];
/** Each defect is found within this many seeds. */
const ENOUGH = 60;

it('copies what the content site published, through crashes, losses, wrong clocks and full disks', async () => {
  expect(await firstBroken('articles', SEEDS, runArticles)).toBeUndefined();
  for (const seed of faulty) expect((await runArticles(seed)).violation, `${seed}`).toBeUndefined();
}, 120_000);

it('repeats a seed exactly', async () => {
  expect((await runArticles(7)).lines).toEqual((await runArticles(7)).lines);
}, 60_000);

describe('finds a product that', () => {
  it.each(Object.entries(breakages))(
    '%s',
    async (_, broken) => {
      const run = (seed: number) => runArticles(seed, broken);
      expect(await firstBroken('articles', ENOUGH, run)).toBeDefined();
    },
    120_000,
  );
});
