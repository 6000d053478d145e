import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns when the newest backup in the data folder was made, in milliseconds since 1970; undefined without
 * backups, which may be kept elsewhere.
 */
export async function lastBackup(dataDir: string): Promise<number | undefined> {
  const folder = join(dataDir, 'backups');
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      // Skips interrupted backups.
      .filter((name) => !name.endsWith('.unfinished'))
      .map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  return times.length > 0 ? Math.max(...times) : undefined;
}
