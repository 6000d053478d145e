// `npm run restore -- <folder>` restores a backup into an empty place; `--only office` or `--only site` restores
// one app. `npm run restore` copies the readable rows of a damaged office database into a new one. Stop the apps
// first.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { loadEnvFile, main, CliError, root, run } from './project.mjs';

const passes = [
  { options: ['--check'], failure: 'Nothing was overwritten; see above.' },
  {
    options: [],
    failure: 'The restore is not complete; see above. Empty the place and try again.',
  },
];

/**
 * Restores a backup. Every app is checked before any is changed.
 *
 * @param {string} folder
 * @param {string} [only] restores only this app: `office` or `site`
 */
export async function restore(folder, only) {
  const source = path.resolve(folder);
  for (const { options, failure } of passes) {
    for (const app of apps().filter(({ folder }) => !only || folder === `apps/${only}`)) {
      const script = path.join(root, app.folder, 'scripts/restore.ts');
      const { code } = await run('node', [script, source, ...options], { isQuiet: true });
      if (code !== 0) throw new CliError(failure);
    }
  }
}

async function recover() {
  const script = path.join(root, 'apps/office/scripts/recover.ts');
  const { code } = await run('node', [script]);
  if (code !== 0) throw new CliError('See above.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    loadEnvFile();
    await installOnce();
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' } },
    });
    const [folder] = positionals;
    if (folder) {
      await restore(folder, values.only);
      process.stdout.write(`Restored from ${folder}\n`);
    } else await recover();
  });
}
