import { describe, expect, it } from 'vitest';
import { firstBroken } from '../first-broken.ts';
import { breakages } from './breakages.ts';
import { runArticles } from './run-articles.ts';

const SEEDS = 8;
/**
 * Each found a fault once: a list read while it moved, by five ways, an index that came after a change, and a
 * night's sleep that counted as a night of answers.
 */
const faulty = [41, 71, 79, 104, 800_982, 7_203_870, 22_884_570, 22_884_571];
/** Within so many seeds each breakage is found. */
const ENOUGH = 60;

it('shows what the content site had, through crashes, losses, wrong clocks and full disks', async () => {
  expect(await firstBroken('articles', SEEDS, runArticles)).toBeUndefined();
  for (const seed of faulty) expect((await runArticles(seed)).violation, `${seed}`).toBeUndefined();
}, 120_000);

it('lives through a seed again as it did before', async () => {
  expect((await runArticles(7)).lines).toEqual((await runArticles(7)).lines);
}, 60_000);

describe('notices that', () => {
  it.each(Object.entries(breakages))(
    '%s',
    async (_, broken) => {
      const run = (seed: number) => runArticles(seed, broken);
      expect(await firstBroken('articles', ENOUGH, run)).toBeDefined();
    },
    120_000,
  );
});
