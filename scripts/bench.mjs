import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, Refusal, root, run } from './project.mjs';

const parts = ['server', 'load', 'soak', 'articles'];

/**
 * Measures what only a whole run can tell: `npm run bench` all of it, `npm run bench -- server load` some.
 * docs/guides/articles.md and docs/guides/deploying.md say what the figures mean.
 */
await main(async () => {
  const [, , ...asked] = process.argv;
  const unknown = asked.find((part) => !parts.includes(part));
  if (unknown) throw new Refusal(`There is no part "${unknown}". There are: ${parts.join(', ')}.`);
  await install();
  await build();
  for (const part of asked.length > 0 ? asked : parts) {
    process.stdout.write(`\n── ${part} ──\n`);
    const { code } = await run('node', [path.join(root, `apps/site/bench/${part}.ts`)]);
    if (code !== 0) throw new Refusal('The measurement could not be finished; see above.');
  }
});
