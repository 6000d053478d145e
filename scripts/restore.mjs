// `npm run restore -- <folder>` restores a backup into an empty place: with `--only office` or `--only site` of one app,
// with `--identity <file>` an encrypted one. `npm run restore` alone copies the readable rows of a damaged office
// database into a new one. Stop the apps first.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps } from './apps.mjs';
import { encryption } from './backup.mjs';
import { installOnce } from './install.mjs';
import { childEnvironment, loadEnvFile, main, CliError, root, run } from './project.mjs';

const NOTHING_CHANGED = 'Nothing was overwritten; see above.';
const INCOMPLETE = 'The restore is not complete; see above. Empty the place and try again.';

/**
 * Restores a backup. It is decrypted if needed, and every app is checked, before any is changed.
 *
 * @param {string} folder
 * @param {{ only?: string | undefined, identity?: string | undefined }} [options]
 *   only: restores only this app, `office` or `site`; identity: file with the private key
 */
export async function restore(folder, { only, identity } = {}) {
  if (!existsSync(folder)) throw new CliError(`${folder} is missing.`);
  const names = readdirSync(folder, { recursive: true }).map(String);
  if (!names.some((name) => name.endsWith('.age'))) return restoreFrom(path.resolve(folder), only);
  if (!identity) throw new CliError('The backup is encrypted: add --identity <file>.');
  // The disk with the data has room for them.
  const decrypted = path.join(childEnvironment().DATA_DIR, 'restoring');
  rmSync(decrypted, { recursive: true, force: true });
  mkdirSync(decrypted, { recursive: true, mode: 0o700 });
  try {
    const command = [
      encryption,
      'decrypt',
      path.resolve(folder),
      decrypted,
      path.resolve(identity),
    ];
    if ((await run('node', command)).code !== 0) throw new CliError(NOTHING_CHANGED);
    await restoreFrom(decrypted, only);
  } finally {
    rmSync(decrypted, { recursive: true, force: true });
  }
}

const ERASED = `The data folder had no privacy-events.jsonl: who was erased after this backup is back.
Before the office starts, copy that file there from the old data folder, or erase these persons again.
`;

/** @param {string} source @param {string} [only] */
async function restoreFrom(source, only) {
  const chosen = apps().filter(({ name }) => !only || name === only);
  if (chosen.length === 0) throw new CliError(`--only names no app: ${only}`);
  const hasEvents = existsSync(path.join(childEnvironment().DATA_DIR, 'privacy-events.jsonl'));
  for (const options of [['--check'], []]) {
    for (const app of chosen) {
      const script = path.join(root, app.folder, 'scripts/restore.ts');
      const { code } = await run('node', [script, source, ...options], { isQuiet: true });
      if (code !== 0) throw new CliError(options.length > 0 ? NOTHING_CHANGED : INCOMPLETE);
    }
  }
  if (!hasEvents && chosen.some(({ name }) => name === 'office')) process.stdout.write(ERASED);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = /** @type {const} */ ({ only: { type: 'string' }, identity: { type: 'string' } });
  await main({ allowPositionals: true, options }, async ({ positionals: [folder], values }) => {
    loadEnvFile();
    await installOnce();
    if (folder) {
      await restore(folder, values);
      process.stdout.write(`Restored from ${folder}\n`);
    } else {
      const { code } = await run('node', [path.join(root, 'apps/office/scripts/recover.ts')]);
      if (code !== 0) throw new CliError('See above.');
    }
  });
}
