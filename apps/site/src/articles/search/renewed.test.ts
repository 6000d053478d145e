import { expect, it } from 'vitest';
import { inSlices, type Steps } from '../../steps.ts';
import { Renewed } from './renewed.ts';

/** Whoever keeps others waiting for so long will not let them have their turn, in milliseconds. */
const NEVER_MS = 5_000;

/** Work that only comes to an end when others have had their turn. */
function* patient(turns: number, value: string): Steps<string> {
  const end = performance.now() + NEVER_MS;
  let had = 0;
  const one = () => {
    if (++had < turns) setImmediate(one);
  };
  setImmediate(one);
  while (had < turns) {
    if (performance.now() > end) return 'nobody had a turn';
    yield;
  }
  return value;
}

/** Something large that is made of an article, and what was made of it so far. */
function large() {
  const articles = { now: 'before' };
  const made: string[] = [];
  const renewed = new Renewed({
    of: () => [articles.now],
    make: function* () {
      const value = articles.now;
      if (value !== 'before') yield* patient(2, value);
      made.push(value);
      return value;
    },
    isSmall: () => false,
  });
  return { articles, made, renewed };
}

it('lets others have their turn, again and again', async () => {
  expect(await inSlices(patient(5, 'made'))).toBe('made');
});

it('serves what was made before until all of it is made anew, and then that', async () => {
  const { articles, made, renewed } = large();
  // There is nothing else yet.
  expect(renewed.now()).toBe('before');
  articles.now = 'changed';
  expect(renewed.now()).toBe('before');
  articles.now = 'changed again';
  expect(renewed.now()).toBe('before');
  await renewed.renew();
  expect(renewed.now()).toBe('changed again');
  await renewed.renew();
  expect(made).toEqual(['before', 'changed', 'changed again']);
});

it('makes at once what is small', () => {
  let articles = 'before';
  const renewed = new Renewed({
    of: () => [articles],
    make: function* () {
      yield;
      return articles;
    },
    isSmall: () => true,
  });
  renewed.now();
  articles = 'changed';
  expect(renewed.now()).toBe('changed');
});

it('keeps what there is where nothing can be read, and tries again', async () => {
  let [articles, isAway] = ['before', false];
  const renewed = new Renewed({
    of: () => [articles],
    make: function* () {
      yield;
      if (isAway) throw new Error('disk');
      return articles;
    },
    isSmall: () => false,
  });
  renewed.now();
  [articles, isAway] = ['changed', true];
  await renewed.renew();
  expect(renewed.now()).toBe('before');
  isAway = false;
  await renewed.renew();
  expect(renewed.now()).toBe('changed');
});

it('makes nothing any more once it is closed, and has ended what was under way', async () => {
  const { articles, made, renewed } = large();
  renewed.now();
  articles.now = 'changed';
  renewed.now();
  await renewed.close();
  expect(made).toEqual(['before', 'changed']);
  articles.now = 'changed again';
  expect(renewed.now()).toBe('changed');
  await renewed.renew();
  expect(made).toEqual(['before', 'changed']);
});
