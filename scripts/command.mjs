// Runs a script with the project's Node and the addresses of the running apps: `node scripts/command.mjs FILE
// [option …]`. A FILE in `apps` runs once, any other in each app, as `scripts/erasure.ts`.
import path from 'node:path';
import { addressesFor, apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { loadEnvFile, main, root, run } from './project.mjs';

await main({ strict: false }, async () => {
  const [file = '', ...options] = process.argv.slice(2);
  loadEnvFile();
  await installOnce();
  const [first, name = ''] = file.split('/');
  for (const app of first === 'apps' ? [{ name, folder: '' }] : apps()) {
    const script = path.join(root, app.folder, file);
    const { code } = await run('node', [script, ...options], { env: addressesFor(app) });
    process.exitCode ||= code;
  }
});
