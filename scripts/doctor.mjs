// `npm run doctor`: what is wrong with this deployment.
import path from 'node:path';
import { addressesFor, apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { loadEnvFile, main, root, run } from './project.mjs';
import { currentRelease } from './releases/store.mjs';

await main(async () => {
  loadEnvFile();
  await installOnce();
  const site = apps().find(({ name }) => name === 'site');
  // What is served is looked at, not what lies beside it and may not even be built.
  const folder = currentRelease()?.folder ?? root;
  const { code } = await run(
    'node',
    [path.join(folder, 'apps/site/scripts/doctor.ts'), ...process.argv.slice(2)],
    { env: site ? addressesFor(site) : {} },
  );
  process.exitCode = code;
});
