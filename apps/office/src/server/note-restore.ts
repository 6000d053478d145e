import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../environment/environment.ts';

/** In `DATA_DIR` after a restore; the next start writes it to the audit log. */
export const RESTORED_FILE = 'restored.txt';

/** Notes a restore for the audit log of the restored database. */
export function noteRestore(source: string): void {
  const text = `${new Date().toISOString()} ${source}`;
  writeFileSync(join(environment().DATA_DIR, RESTORED_FILE), text, { mode: 0o600 });
}
