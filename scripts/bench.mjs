import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, CliError, root, run } from './project.mjs';

/** Files in `apps/site/bench`. The first five write their results to docs/performance.md. */
const parts = ['pages', 'form', 'server', 'leads', 'search', 'load', 'soak'];

/**
 * Runs the benchmarks on built apps: `npm run bench` all, `npm run bench -- server load` only some. Options are passed
 * to each part: `npm run bench -- pages form --runs 9`.
 */
await main(async () => {
  const words = process.argv.slice(2);
  const first = words.findIndex((word) => word.startsWith('--'));
  const [named, options] = first < 0 ? [words, []] : [words.slice(0, first), words.slice(first)];
  const unknown = named.find((part) => !parts.includes(part));
  if (unknown !== undefined)
    throw new CliError(`There is no part "${unknown}". There are: ${parts.join(', ')}.`);
  await install();
  await build();
  for (const part of named.length > 0 ? named : parts) {
    process.stdout.write(`\n── ${part} ──\n`);
    const { code } = await run('node', [path.join(root, `apps/site/bench/${part}.ts`), ...options]);
    if (code !== 0) throw new CliError('The measurement could not be finished; see above.');
  }
});
