import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, Refusal, root, run } from './project.mjs';

const parts = ['pages', 'form', 'server', 'leads', 'search', 'load', 'soak', 'articles'];

/**
 * Measures what only a whole run can tell: `npm run bench` all of it, `npm run bench -- server load` some.
 * What follows the parts and begins with dashes is theirs: `npm run bench -- pages --runs 9 --seed 3`.
 * The first five write what they found into docs/performance.md; docs/guides/articles.md and
 * docs/guides/deploying.md say what the other figures mean.
 */
await main(async () => {
  const [, , ...words] = process.argv;
  const end = words.findIndex((word) => word.startsWith('--'));
  const asked = end < 0 ? words : words.slice(0, end);
  const options = end < 0 ? [] : words.slice(end);
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown) throw new Refusal(`There is no part "${unknown}". There are: ${parts.join(', ')}.`);
  await install();
  await build();
  for (const part of asked.length > 0 ? asked : parts) {
    process.stdout.write(`\n── ${part} ──\n`);
    const { code } = await run('node', [path.join(root, `apps/site/bench/${part}.ts`), ...options]);
    if (code !== 0) throw new Refusal('The measurement could not be finished; see above.');
  }
});
