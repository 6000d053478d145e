import type { Outcome } from './live-through.ts';

/**
 * The first seed of some that breaks a promise, with how to live through it again.
 *
 * @param of which laboratory
 */
export async function firstBroken(
  of: 'leads' | 'articles',
  count: number,
  run: (seed: number) => Promise<Outcome>,
): Promise<string | undefined> {
  for (let seed = 1; seed <= count; seed++) {
    const { violation } = await run(seed);
    if (violation !== undefined)
      return `npm run faults -w apps/site -- --of ${of} --seed ${seed}: ${violation}`;
  }
  return undefined;
}
