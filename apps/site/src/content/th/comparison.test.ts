import { expect, test } from 'vitest';
import { hasFeature } from '../packages.ts';
import { th } from './index.ts';

test('a larger package keeps what a smaller one has', () => {
  const ids = th.packages.map(({ id }) => id);
  for (const [rank, from] of ids.entries()) {
    expect(ids.filter((id) => hasFeature(th.packages, id, from))).toEqual(ids.slice(rank));
  }
});
