import type { DatabaseSync } from 'node:sqlite';
import { emptyDatabase, openToRead } from '../database/database.ts';
import { databaseFile } from './file-identity.ts';

/** Opens the database read-only, as is possible on a full or read-only disk; else returns an empty database. */
export function openFallbackDatabase(dataDir: string): DatabaseSync {
  try {
    return openToRead(databaseFile(dataDir), 'SELECT count(*) FROM articles');
  } catch {
    return emptyDatabase();
  }
}
