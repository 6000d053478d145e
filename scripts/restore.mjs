// `npm run restore -- <folder>`: brings a backup into an empty place. Stop the apps first.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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
 * Brings a backup back. All or nothing: each app says whether it could before any begins.
 *
 * @param {string | undefined} folder
 */
export async function restore(folder) {
  if (!folder) throw new CliError('Say which backup: npm run restore -- <folder>');
  const source = path.resolve(folder);
  for (const { options, failure } of passes) {
    for (const app of apps()) {
      const script = path.join(root, app.folder, 'scripts/restore.ts');
      const { code } = await run('node', [script, source, ...options], { isQuiet: true });
      if (code !== 0) throw new CliError(failure);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    loadEnvFile();
    await installOnce();
    const [folder] = process.argv.slice(2);
    await restore(folder);
    process.stdout.write(`Restored from ${folder}\n`);
  });
}
