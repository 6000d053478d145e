// `npm run backup [folder]`: copies what the apps keep into a new folder while they work.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { childEnvironment, loadEnvFile, main, Refusal, root, run } from './project.mjs';

/**
 * Backs both apps up.
 *
 * @param {string} [folder] must not exist yet; without one, `backups/<time>` in the data folder
 * @returns {Promise<string>} where the backup is
 */
export async function backup(folder) {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = path.resolve(folder ?? path.join(childEnvironment().DATA_DIR, 'backups', stamp));
  if (existsSync(target)) throw new Refusal(`${target} exists already.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  // The site first: a lead that is delivered between the two copies is then in both, which is one lead
  // after a restore. The other way round it would be in neither.
  for (const app of apps()) {
    const { code } = await run('node', [path.join(root, app.folder, 'scripts/backup.ts'), target]);
    if (code !== 0) throw new Refusal(`The backup in ${target} is not complete; see above.`);
  }
  return target;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    loadEnvFile();
    await installOnce();
    process.stdout.write(`Backup: ${await backup(process.argv[2])}\n`);
  });
}
