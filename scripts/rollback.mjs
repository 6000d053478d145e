// `npm run rollback`: has what runs go back to the release before the current one.
import { alone } from './releases/alone.mjs';
import { goBack } from './releases/go-over.mjs';
import { currentRelease, isWithdrawn, kept } from './releases/store.mjs';
import { loadEnvFile, main, Refusal, whenInterrupted } from './project.mjs';

await main(async () => {
  loadEnvFile();
  let goingBack = Promise.resolve();
  whenInterrupted(() => goingBack);
  await alone(async () => {
    const current = currentRelease();
    // What was gone back from is nowhere to go back to.
    const before = kept().findLast(
      ({ id, fingerprint }) => current && id < current.id && !isWithdrawn(fingerprint),
    );
    if (!current || !before) throw new Refusal('There is no release to go back to.');
    try {
      goingBack = goBack(before, current);
      await goingBack;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(`Not gone back, ${current.id} stays: ${error.message}`);
    }
    process.stdout.write(`Gone back from ${current.id} to ${before.id}.\n`);
  });
});
