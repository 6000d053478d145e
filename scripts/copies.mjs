import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment, CliError, run } from './project.mjs';

/** Rejects when the command is stopped, so that the copies of personal data are removed. @type {Promise<never>} */
export const stopped = new Promise((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => reject(new CliError('Stopped.')));
});
stopped.catch(() => undefined);

/** Empties a folder of a private, fixed name, so that the next run removes what a killed one left. @param {string} folder */
export function emptyFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Copies a PostgreSQL database on its server, runs `work` with the copy and drops it.
 *
 * @param {string} address @param {(copy: string) => Promise<void>} work
 * @throws CliError when the client tools or the right to create databases are missing
 */
export async function onPostgresCopy(address, work) {
  const folder = emptyFolder(path.join(childEnvironment().DATA_DIR, 'smoke-dump'));
  const dump = path.join(folder, 'office.dump');
  const name = 'office_release_trial';
  const copy = address.replace(/^(postgres(?:ql)?:\/\/[^/?]*)\/?[^?]*/, `$1/${name}`);
  const postgres = async (/** @type {string} */ program, /** @type {string[]} */ args) => {
    const { code } = await run(program, args, { isQuiet: true });
    if (code !== 0)
      throw new CliError(
        `${program} failed: the office's database could not be copied to try the migrations on. ` +
          'SKIP_MIGRATION_CHECK=1 leaves this out.',
      );
  };
  const ask = (/** @type {string} */ sql) => postgres('psql', ['-qX', `--command=${sql}`, address]);
  const drop = () => ask(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  try {
    await drop();
    // The default of the server may be an encoding that lacks characters of the office's database.
    await ask(
      `CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'`,
    );
    for (const [program, ...args] of [
      ['pg_dump', '-Fc', '--no-owner', '--no-acl', `--file=${dump}`, address],
      ['pg_restore', '--no-owner', '--exit-on-error', `--dbname=${copy}`, dump],
    ])
      await Promise.race([postgres(program ?? '', args), stopped]);
    await Promise.race([work(copy), stopped]);
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
