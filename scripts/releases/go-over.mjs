import { handOverAll } from './control.mjs';
import { switchTo, takeAgain, withdraw } from './store.mjs';

/** @typedef {import('./store.mjs').Release} Release */

/*
 * Whoever is killed on the way leaves `current` at the release that knows the database: what starts then
 * is that one, whichever was at work. A newer release has been tried on a copy, so it is current before
 * anything goes over; an older one may refuse, and is current when all have gone back.
 */

/**
 * Makes a newer release the current one, and has what runs go over to it.
 *
 * @param {Release} release @param {Release | undefined} before
 * @returns {Promise<number>} how many have gone over
 * @throws Refusal when one cannot: everything is as before
 */
export async function goOver(release, before) {
  switchTo(release);
  try {
    const count = await handOverAll(release.id, before?.id);
    takeAgain(release);
    return count;
  } catch (error) {
    switchTo(before);
    throw error;
  }
}

/**
 * Has what runs go back to an older release, which is the current one then.
 *
 * @param {Release} before @param {Release} current
 * @throws Refusal when one cannot: everything is as before
 */
export async function goBack(before, current) {
  await handOverAll(before.id, current.id);
  switchTo(before);
  withdraw(current);
}
