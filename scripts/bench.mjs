import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, Refusal, root, run } from './project.mjs';

/** Measures what only a whole run can tell; docs/guides/articles.md says what the figures mean. */
await main(async () => {
  await install();
  await build();
  const { code } = await run('node', [path.join(root, 'apps/site/bench/articles.ts')]);
  if (code !== 0) throw new Refusal('The measurement could not be finished; see above.');
});
