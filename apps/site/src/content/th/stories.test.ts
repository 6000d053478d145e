import { expect, test } from 'vitest';
import { stories } from './stories.ts';

test('there are several stories, each marked while it is a sample', () => {
  const all = [stories.lead, ...stories.more];
  expect(all).toHaveLength(3);
  expect(all.every(({ isSample }) => isSample)).toBe(true);
});
