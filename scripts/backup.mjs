// `npm run backup [folder]`: copies what the apps keep into a new folder while they work.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { childEnvironment, loadEnvFile, main, CliError, root, run } from './project.mjs';

/** What a backup is called until it is whole: one that was cut off must not be taken for one. */
const UNFINISHED = '.unfinished';

/**
 * Backs both apps up. The folder has its name when all is in it.
 *
 * @param {string} [folder] must not exist yet; without one, `backups/<time>` in the data folder
 * @returns {Promise<string>} where the backup is
 */
export async function backup(folder) {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = path.resolve(folder ?? path.join(childEnvironment().DATA_DIR, 'backups', stamp));
  if (existsSync(target)) throw new CliError(`${target} exists already.`);
  const making = target + UNFINISHED;
  // Of one that was cut off: it is personal data that serves nobody.
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  // The site first: a lead that is delivered between the two copies is then in both, which is one lead
  // after a restore. The other way round it would be in neither.
  for (const app of apps()) {
    const { code } = await run('node', [path.join(root, app.folder, 'scripts/backup.ts'), making]);
    if (code === 0) continue;
    rmSync(making, { recursive: true, force: true });
    throw new CliError('There is no backup; see above.');
  }
  renameSync(making, target);
  return target;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    loadEnvFile();
    await installOnce();
    process.stdout.write(`Backup: ${await backup(process.argv[2])}\n`);
  });
}
