// `npm run doctor`: diagnoses this deployment.
import path from 'node:path';
import { addressesFor, apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { loadEnvFile, main, root, run } from './project.mjs';

await main(async () => {
  loadEnvFile();
  await installOnce();
  const site = apps().find(({ name }) => name === 'site');
  const { code } = await run(
    'node',
    [path.join(root, 'apps/site/scripts/doctor.ts'), ...process.argv.slice(2)],
    { env: site ? addressesFor(site) : {} },
  );
  process.exitCode = code;
});
