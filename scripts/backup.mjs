// `npm run backup [folder]`: copies the data of the apps into a new folder while they run, encrypted for
// BACKUP_RECIPIENT if it is set.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from './apps.mjs';
import { installOnce } from './install.mjs';
import { childEnvironment, loadEnvFile, main, CliError, root, run } from './project.mjs';

/** Encrypts and decrypts a backup; a program of its own, since it needs the project's Node. */
export const encryption = path.join(root, 'packages/data-dir/scripts/encrypted-folder.ts');
/** An unfinished backup beside the others. The name is fixed: the next backup removes one that was killed. */
const UNFINISHED = 'backup.unfinished';

/**
 * Backs up both apps. The folder gets its final name when the backup is complete.
 *
 * @param {string} [folder] must not exist yet; without one, `backups/<time>` in the data folder
 * @returns {Promise<string>} path of the backup
 */
export async function backup(folder) {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = path.resolve(folder ?? path.join(childEnvironment().DATA_DIR, 'backups', stamp));
  if (existsSync(target)) throw new CliError(`${target} exists already.`);
  const unfinished = path.join(path.dirname(target), UNFINISHED);
  // An interrupted backup is useless and has personal data.
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  // The site first: a lead that is delivered between the two copies is then in both, and deduplicated
  // after a restore. In the other order it would be in neither.
  const commands = apps().map((app) => [
    path.join(root, app.folder, 'scripts/backup.ts'),
    unfinished,
  ]);
  if (process.env.BACKUP_RECIPIENT) commands.push([encryption, 'encrypt', unfinished]);
  for (const command of commands) {
    const { code } = await run('node', command);
    if (code === 0) continue;
    rmSync(unfinished, { recursive: true, force: true });
    throw new CliError('There is no backup; see above.');
  }
  renameSync(unfinished, target);
  return target;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main({ allowPositionals: true }, async ({ positionals: [folder] }) => {
    loadEnvFile();
    await installOnce();
    process.stdout.write(`Backup: ${await backup(folder)}\n`);
  });
}
