import path from 'node:path';
import { addressesFor, apps } from './apps.mjs';
import { install } from './install.mjs';
import { loadEnvFile, main, root } from './project.mjs';
import { together } from './together.mjs';

await main(async () => {
  loadEnvFile();
  await install();
  const code = await together(
    apps().map((app) => ({
      name: app.name,
      command: 'npm',
      args: ['run', 'dev', '--silent'],
      cwd: path.join(root, app.folder),
      env: addressesFor(app),
      isNeeded: true,
    })),
  );
  process.exit(code);
});
