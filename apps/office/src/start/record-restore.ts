import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { recordEvent } from '../audit/record-event.ts';
import { environment } from '../environment/environment.ts';
import { RESTORED_FILE } from '../database/database-file.ts';

/** Records in the audit log that `npm run restore` has replaced the database since the last start. */
export async function recordRestore(payload: Payload): Promise<void> {
  const file = join(environment().DATA_DIR, RESTORED_FILE);
  if (!existsSync(file)) return;
  const text = `กู้คืนฐานข้อมูล: ${readFileSync(file, 'utf8')}`;
  await recordEvent(await createLocalReq({}, payload), { event: 'security', text });
  rmSync(file);
}
