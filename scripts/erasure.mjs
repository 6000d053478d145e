// `npm run erasure`: shows whether erasure is on hold in each app. `-- --accept` releases it.
import path from 'node:path';
import { apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { loadEnvFile, main, CliError, root, run } from './project.mjs';

await main(async () => {
  loadEnvFile();
  await installOnce();
  for (const app of apps()) {
    const file = path.join(root, app.folder, 'scripts/erasure.ts');
    const { code } = await run('node', [file, ...process.argv.slice(2)]);
    if (code !== 0) throw new CliError('See above.');
  }
});
