import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';

/** Makes a folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens a database of the site in a folder, by default a new one, until the end of the test. */
export function temporaryDatabase(folder = temporaryFolder()) {
  const database = openDatabase(folder);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return { database, folder };
}
