import { expect, it } from 'vitest';
import { slugFrom } from '@clinicdee/protocol';
import { samples } from './samples.ts';

const words = new Intl.Segmenter('th', { granularity: 'word' });

it.each(samples.map((sample) => [sample.title, sample] as const))('%s', (_title, sample) => {
  const count = [...words.segment(sample.markdown)].filter(({ isWordLike }) => isWordLike).length;
  expect(count).toBeGreaterThanOrEqual(600);
  expect(slugFrom(sample.slug)).toBe(sample.slug);
  expect(sample.excerpt.length).toBeLessThanOrEqual(300);
});
