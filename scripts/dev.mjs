import path from 'node:path';
import { addressesFor, apps } from './apps.mjs';
import { install } from './install.mjs';
import { loadEnvFile, main, root } from './project.mjs';
import { inGroup, together } from './together.mjs';

await main(async () => {
  loadEnvFile();
  await install();
  const programs = apps().map((app) => ({
    name: app.name,
    isNeeded: true,
    launch: () =>
      inGroup('npm', ['run', 'dev', '--silent'], path.join(root, app.folder), addressesFor(app)),
  }));
  const code = await together(programs).ended;
  process.exit(code);
});
