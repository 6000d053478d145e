import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../src/storage/file-identity.ts';
import { type OutboxQueue, SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { migrations } from '../../src/database/migrations.ts';
import { finding, type Finding } from './finding.ts';

const MINUTE_MS = 60_000;
/** Same limit as in `/readyz`. */
const LATE_MINUTES = 15;

/** Checks the schema version and the outbox. Read-only. */
export function storedFindings(dataDir: string): Finding[] {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    const step = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    const wanted = migrations.length;
    if (step > wanted) return [finding('broken', 'database_newer', { step, wanted })];
    if (step < wanted) return [finding('warning', 'database_older', { step, wanted })];
    return [
      finding('fine', 'database_step', { step }),
      outboxFinding(new SqliteOutbox(database).queue()),
    ];
  } finally {
    database.close();
  }
}

/** Reports the number of waiting leads and the longest wait. */
function outboxFinding({ waiting, waitingSince = Date.now(), refused }: OutboxQueue): Finding {
  if (waiting === 0 && refused === 0) return finding('fine', 'outbox_empty');
  const minutes = Math.max(0, Math.floor((Date.now() - waitingSince) / MINUTE_MS));
  const level = refused > 0 || minutes >= LATE_MINUTES ? 'warning' : 'fine';
  return finding(level, 'outbox_waiting', { waiting, minutes, refused });
}
