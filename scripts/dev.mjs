// `npm run dev`: starts both apps from their sources, with live reload.
import path from 'node:path';
import { install } from './install.mjs';
import { loadEnvFile, main, root, runForwardingSignals } from './project.mjs';

await main(async () => {
  loadEnvFile();
  await install();
  process.exitCode = await runForwardingSignals('node', [
    path.join(root, 'scripts/run-apps.mjs'),
    'dev',
  ]);
});
