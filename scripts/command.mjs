// Runs a script of an app with the project's Node: `node scripts/command.mjs FILE [option …]`.
import path from 'node:path';
import { installOnce } from './install.mjs';
import { loadEnvFile, main, root, run } from './project.mjs';

await main(async () => {
  const [file = '', ...options] = process.argv.slice(2);
  loadEnvFile();
  await installOnce();
  const { code } = await run('node', [path.join(root, file), ...options]);
  process.exitCode = code;
});
