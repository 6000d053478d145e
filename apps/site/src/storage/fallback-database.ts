import type { DatabaseSync } from 'node:sqlite';
import { emptyDatabase, openToRead } from '../database/database.ts';
import { databaseFile } from './file-identity.ts';

/** The last good state, which a full or a read-only disk still has; else a database without rows. */
export function openFallbackDatabase(dataDir: string): DatabaseSync {
  try {
    return openToRead(databaseFile(dataDir), 'SELECT count(*) FROM articles');
  } catch {
    return emptyDatabase();
  }
}
