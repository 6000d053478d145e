import { existsSync, mkdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and its parents. Node's recursive `mkdir` never returns when the system fails with ENOENT, as
 * below /proc.
 *
 * @throws Error when a folder cannot be created
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in between.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Creates a folder but not its parent: a data folder whose disk is unmounted must not be recreated.
 *
 * @throws Error when the parent is missing, or the folder cannot be created
 */
export async function makeSubfolder(folder: string): Promise<void> {
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}
