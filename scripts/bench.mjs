import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, CliError, root, run } from './project.mjs';

/**
 * The parts, and what may be said to each: how many times, by which chance, and whether the landing page alone.
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

/** @param {string[]} words */
function read(words) {
  try {
    return parseArgs({
      args: words,
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
 * Measures what only a whole run can tell: `npm run bench` all of it, `npm run bench -- server load` some.
 * Options go to the parts that have them: `npm run bench -- pages form --runs 9 --seed 3`.
 * The first five write what they found into docs/performance.md.
 */
await main(async () => {
  const { positionals, values } = read(process.argv.slice(2));
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
