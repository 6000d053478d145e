import { setImmediate as breathe } from 'node:timers/promises';

/** Long work in short steps: between two of them others may have their turn. */
export type Steps<T> = Generator<undefined, T>;

/** So long nobody else has a turn, in milliseconds; a step more, if it is under way. */
const SLICE_MS = 8;

/** Does it all before anybody else has a turn. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does it in slices, between which others have their turn. @throws what a step throws */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await breathe();
  }
}

/** Has pieces of work that are begun together wait for a turn each, so that others have theirs between two. */
export function oneATurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => breathe()));
}

/** Goes through a list and lets others have their turn after every so many. */
export function* everyFew<T>(list: Iterable<T>, few: number, take: (one: T) => void): Steps<void> {
  let taken = 0;
  for (const one of list) {
    take(one);
    if (++taken % few === 0) yield;
  }
}
