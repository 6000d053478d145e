/*
 * `npm run faults -w apps/site`: runs the fault simulation for a number of seeds (`--seeds 5000`, `--from 1`),
 * `--of leads` (default) or `--of articles`. Prints its progress every half minute. With `--minutes 30` it stops
 * after that time and prints the seed to continue from. `--seed 123` runs one seed and prints every event.
 */
import { parseArgs } from 'node:util';
import { runArticles } from '../test/faults/articles/run-articles.ts';
import { runSeed } from '../test/faults/run-seed.ts';

const simulations = new Map([
  ['leads', runSeed],
  ['articles', runArticles],
]);

/** Interval of progress messages, in seconds. */
const PROGRESS_S = 30;

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'leads' },
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const simulate = simulations.get(values.of);
if (!simulate) throw new Error('--of leads, or --of articles');
process.exitCode =
  values.seed === undefined
    ? await runMany(simulate, {
        from: Number(values.from),
        count: Number(values.seeds),
        minutes: Number(values.minutes),
      })
    : await replay(simulate, Number(values.seed));

async function replay(simulate: typeof runArticles, seed: number): Promise<number> {
  const { lines, violation } = await simulate(seed);
  process.stdout.write(`${lines.join('\n')}\n`);
  return violation === undefined ? 0 : 1;
}

interface Range {
  from: number;
  count: number;
  minutes: number;
}

async function runMany(
  simulate: typeof runArticles,
  { from, count, minutes }: Range,
): Promise<number> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const replayed = `Replay one: npm run faults -w apps/site -- --of ${values.of} --seed N\n`;
  let broken = 0;
  let progressAt = 0;
  // Prints a summary also after Ctrl-C or `timeout`.
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  let seed = from;
  while (seed < from + count && !ended.signal.aborted && seconds() < minutes * 60) {
    const { violation } = await simulate(seed);
    if (violation !== undefined) {
      broken++;
      process.stdout.write(`seed ${seed}: ${violation}\n`);
    }
    seed++;
    if (seconds() - progressAt < PROGRESS_S) continue;
    progressAt = seconds();
    const left = Math.ceil(((from + count - seed) * (progressAt / (seed - from))) / 60);
    process.stdout.write(
      `${seed - from} of ${count} seeds, ${broken} broken, about ${left} min left\n`,
    );
  }
  const done = seed - from;
  if (done < count) {
    process.stdout.write(
      `Ended before its end, after ${Math.round(seconds())} s: ${done} of ${count} seeds, ${broken} broken. ` +
        `Go on with --from ${seed} --seeds ${count - done}. ${replayed}`,
    );
  } else process.stdout.write(`${count} seeds, ${broken} broken. ${replayed}`);
  return broken === 0 && !ended.signal.aborted ? 0 : 1;
}
