/*
 * `npm run faults -w apps/site`: the fault laboratory, for as many seeds as wanted (`--seeds 5000`, from `--from 1`),
 * `--of leads` (as it is without saying) or `--of articles`. It says every half minute how far it is, and ends
 * after `--minutes 30` where that is said, with the seed to go on from. `--seed 123` lives through one and
 * prints all that happens.
 */
import { parseArgs } from 'node:util';
import { runArticles } from '../test/faults/articles/run-articles.ts';
import { runSeed } from '../test/faults/run-seed.ts';

const laboratories = new Map([
  ['leads', runSeed],
  ['articles', runArticles],
]);

/** Between two words on how far it is. */
const SAID_EVERY_S = 30;

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'leads' },
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const live = laboratories.get(values.of);
if (!live) throw new Error('--of leads, or --of articles');
process.exitCode =
  values.seed === undefined
    ? await runMany(live, {
        from: Number(values.from),
        count: Number(values.seeds),
        minutes: Number(values.minutes),
      })
    : await replay(live, Number(values.seed));

async function replay(live: typeof runArticles, seed: number): Promise<number> {
  const { lines, violation } = await live(seed);
  process.stdout.write(`${lines.join('\n')}\n`);
  return violation === undefined ? 0 : 1;
}

interface Wanted {
  from: number;
  count: number;
  minutes: number;
}

async function runMany(
  live: typeof runArticles,
  { from, count, minutes }: Wanted,
): Promise<number> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const replayed = `Replay one: npm run faults -w apps/site -- --of ${values.of} --seed N\n`;
  let broken = 0;
  let saidAt = 0;
  // Whoever ends it by Ctrl-C or `timeout` is told how far it came, too.
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  let seed = from;
  while (seed < from + count && !ended.signal.aborted && seconds() < minutes * 60) {
    const { violation } = await live(seed);
    if (violation !== undefined) {
      broken++;
      process.stdout.write(`seed ${seed}: ${violation}\n`);
    }
    seed++;
    if (seconds() - saidAt < SAID_EVERY_S) continue;
    saidAt = seconds();
    const left = Math.ceil(((from + count - seed) * (saidAt / (seed - from))) / 60);
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
