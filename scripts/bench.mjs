import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, CliError, root, run } from './project.mjs';

/**
 * The options of each part.
 * @type {Record<string, string[]>}
 */
const parts = {
  pages: ['runs', 'seed', 'only-landing'],
  form: ['runs'],
  server: [],
  leads: [],
  search: [],
  load: [],
  soak: ['minutes'],
  articles: [],
};

/** @param {string[]} args */
function readOptions(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        seed: { type: 'string' },
        'only-landing': { type: 'boolean' },
        minutes: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs the benchmarks on built apps: `npm run bench` all, `npm run bench -- server load` only some.
 * Options are passed to the parts that have them: `npm run bench -- pages form --runs 9 --seed 3`.
 * The first five write their results to docs/performance.md.
 */
await main(async () => {
  const { positionals, values } = readOptions(process.argv.slice(2));
  const asked = positionals.length > 0 ? positionals : Object.keys(parts);
  const unknown = asked.find((part) => !Object.hasOwn(parts, part));
  if (unknown !== undefined)
    throw new CliError(
      `There is no part "${unknown}". There are: ${Object.keys(parts).join(', ')}.`,
    );
  for (const name of ['runs', 'seed', 'minutes'])
    if (!/^([1-9]\d{0,8})?$/.test(String(Reflect.get(values, name) ?? '')))
      throw new CliError(`--${name} is a whole number from 1.`);
  await install();
  await build();
  for (const part of asked) {
    process.stdout.write(`\n── ${part} ──\n`);
    const options = Object.entries(values)
      .filter(([name]) => parts[part]?.includes(name))
      .map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
    const { code } = await run('node', [path.join(root, `apps/site/bench/${part}.ts`), ...options]);
    if (code !== 0) throw new CliError('The measurement could not be finished; see above.');
  }
});
