// `npm run release`: makes a release of what lies here, aside, and has what runs go over to it. When
// anything is not right, everything stays as it is.
import { setPriority } from 'node:os';
import { alone } from './releases/alone.mjs';
import { goOver } from './releases/go-over.mjs';
import { makeRelease, wantedRelease } from './releases/make.mjs';
import { currentRelease, prune, removeUnfinished } from './releases/store.mjs';
import { loadEnvFile, main, Refusal, whenInterrupted } from './project.mjs';

/** A third of the weight that what is served has. */
const NICENESS = 5;

await main(async () => {
  loadEnvFile();
  // Visitors come first: what builds takes what they leave. What goes over is started by others.
  setPriority(NICENESS);
  /** Half of it would leave something else at work than what starts the next time. */
  let goingOver = Promise.resolve(0);
  whenInterrupted(() => goingOver.finally(removeUnfinished));
  await alone(async () => {
    const before = currentRelease();
    try {
      const isNew = before?.fingerprint !== wantedRelease();
      const release = isNew ? await makeRelease() : before;
      goingOver = goOver(release, before);
      const count = await goingOver;
      prune();
      const what = isNew ? `Released ${release.id}` : `Nothing has changed since ${release.id}`;
      process.stdout.write(`${what}; ${said(count)}.\n`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const stays = before ? `${before.id} stays` : 'there is none';
      throw new Refusal(`Not released, ${stays}: ${error.message}`);
    }
  });
});

/** @param {number} count */
function said(count) {
  return count > 0
    ? 'what ran has gone over to fresh processes'
    : 'nothing runs that could go over';
}
