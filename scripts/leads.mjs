import path from 'node:path';
import { install } from './install.mjs';
import { loadEnvFile, main, root, run } from './project.mjs';

await main(async () => {
  loadEnvFile();
  await install();
  const script = path.join(root, 'apps/site/scripts/leads.ts');
  const { code } = await run('node', [script, ...process.argv.slice(2)]);
  process.exitCode = code;
});
