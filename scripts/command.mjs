// Runs a script with the project's Node: `node scripts/command.mjs FILE [option …]`. A FILE in `apps` runs once, any
// other in each app, as `scripts/erasure.ts`.
import path from 'node:path';
import { apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { loadEnvFile, main, root, run } from './project.mjs';

await main(async () => {
  const [file = '', ...options] = process.argv.slice(2);
  loadEnvFile();
  await installOnce();
  const folders = file.startsWith('apps/') ? [''] : apps().map(({ folder }) => folder);
  for (const folder of folders) {
    const { code } = await run('node', [path.join(root, folder, file), ...options]);
    process.exitCode ||= code;
  }
});
