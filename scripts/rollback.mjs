// `npm run rollback`: has what runs go back to the release before the current one.
import { alone } from './releases/alone.mjs';
import { handOverAll } from './releases/control.mjs';
import { currentRelease, kept, switchTo, withdraw } from './releases/store.mjs';
import { loadEnvFile, main, Refusal } from './project.mjs';

await main(async () => {
  loadEnvFile();
  await alone(async () => {
    const current = currentRelease();
    const before = kept().findLast(({ id }) => current && id < current.id);
    if (!current || !before) throw new Refusal('There is no release to go back to.');
    try {
      await handOverAll(before.id, current.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(`Not gone back, ${current.id} stays: ${error.message}`);
    }
    switchTo(before);
    withdraw(current);
    process.stdout.write(`Gone back from ${current.id} to ${before.id}.\n`);
  });
});
