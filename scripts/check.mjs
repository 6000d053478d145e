// `npm run check`: format, lint, types, unused code, sizes and packages, or those that are named
// (`npm run check -- types lint`). `--fix` formats everything and corrects what ESLint can.
import { install } from './install.mjs';
import { CliError, main, run } from './project.mjs';

const caches = 'node_modules/.cache';
const cache = '--cache --cache-strategy content';

/** @type {Record<string, string>} */
const checks = {
  format: `prettier --check --log-level warn ${cache} .`,
  lint: `eslint --max-warnings 0 ${cache} --cache-location ${caches}/eslint/ .`,
  types: `tsc -p tsconfig.json --incremental --tsBuildInfoFile ${caches}/tsc/root.tsbuildinfo && npm run types --silent --workspaces --if-present`,
  unused: 'knip',
  sizes: 'node scripts/size.mjs',
  packages: 'node scripts/packages.mjs',
};

const options = /** @type {const} */ ({ fix: { type: 'boolean' } });
await main({ allowPositionals: true, options }, async ({ positionals: asked, values }) => {
  const unknown = asked.find((name) => !Object.hasOwn(checks, name));
  if (unknown) throw new CliError(`No check "${unknown}": ${Object.keys(checks).join(', ')}`);
  await install();
  const commands = values.fix
    ? ['eslint --fix .', 'prettier --write --log-level warn .']
    : Object.entries(checks).flatMap(([name, command]) =>
        asked.length === 0 || asked.includes(name) ? [command] : [],
      );
  let failed = 0;
  for (const command of commands) failed += Number((await run('sh', ['-c', command])).code !== 0);
  if (failed > 0) throw new CliError(`${failed} of ${commands.length} checks failed.`);
});
