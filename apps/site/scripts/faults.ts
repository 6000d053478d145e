/*
 * `npm run faults -w apps/site`: runs the fault simulation for a number of seeds (`--seeds 5000`, `--from 1`).
 * `--seed 123` runs one seed and prints every event.
 */
import { parseArgs } from 'node:util';
import { runSeed } from '../test/faults/run-seed.ts';

/** Seeds between two progress messages. */
const PROGRESS = 100;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
});
const from = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
let broken = 0;
for (let done = 1; done <= count; done++) {
  const seed = from + done - 1;
  const { lines, violation } = await runSeed(seed);
  if (values.seed !== undefined) process.stdout.write(`${lines.join('\n')}\n`);
  if (violation !== undefined) {
    broken++;
    process.stdout.write(`seed ${seed}: ${violation}\n`);
  }
  if (done % PROGRESS === 0 || done === count)
    process.stdout.write(`${done} of ${count} seeds, ${broken} broken\n`);
}
process.exitCode = broken === 0 ? 0 : 1;
