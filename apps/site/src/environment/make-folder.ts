import { existsSync, mkdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never returns where the system
 * refuses with ENOENT, as below /proc.
 *
 * @throws Error when the system refuses
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in between.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Makes a folder in one that is there: a data folder that is elsewhere for now must not be made anew.
 *
 * @throws Error when the one above it is missing, or the system refuses
 */
export async function makeIn(folder: string): Promise<void> {
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}
