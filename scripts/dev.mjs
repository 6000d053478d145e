import path from 'node:path';
import { addressesFor, apps } from './apps.mjs';
import { install } from './install.mjs';
import { loadEnvFile, main, root, run } from './project.mjs';

await main(async () => {
  loadEnvFile();
  await install();
  await Promise.all(
    apps().map((app) =>
      run('npm', ['run', 'dev', '--silent'], {
        cwd: path.join(root, app.folder),
        env: addressesFor(app),
      }),
    ),
  );
});
