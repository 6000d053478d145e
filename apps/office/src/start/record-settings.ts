import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import * as z from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { environment } from '../environment/environment.ts';
import { RESTORED_FILE } from '../database/database-file.ts';

/** Fingerprints of the settings at the last start, in `DATA_DIR`. */
const FILE = 'settings.fingerprints.json';
const fingerprintsFile = z.record(z.string(), z.string());

/** Records in the audit log which keys and settings differ from the last start, never their values. */
export async function recordSettingChanges(payload: Payload): Promise<void> {
  const file = join(environment().DATA_DIR, FILE);
  const now = fingerprints();
  const before = read(file);
  const names = Object.keys({ ...before, ...now });
  const changed = names.filter((name) => before?.[name] !== now[name]);
  if (changed.length === 0) return;
  const req = await createLocalReq({}, payload);
  await recordEvent(req, { event: 'security', text: describe(changed, before !== undefined) });
  writeFileSync(`${file}.new`, JSON.stringify(now), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** Records in the audit log that `npm run restore` has replaced the database since the last start. */
export async function recordRestore(payload: Payload): Promise<void> {
  const file = join(environment().DATA_DIR, RESTORED_FILE);
  if (!existsSync(file)) return;
  const text = `กู้คืนฐานข้อมูล: ${readFileSync(file, 'utf8')}`;
  await recordEvent(await createLocalReq({}, payload), { event: 'security', text });
  rmSync(file);
}

function describe(changed: readonly string[], isKnown: boolean): string {
  if (!isKnown) return 'เริ่มตรวจการเปลี่ยนแปลงของกุญแจและการตั้งค่าระบบ';
  // It is the key of all the other fingerprints.
  return changed.includes(KEY) ? `เปลี่ยน ${KEY} ครั้งนี้จึงเทียบค่าอื่นไม่ได้` : `เปลี่ยน ${changed.join(', ')}`;
}

const KEY = 'PAYLOAD_SECRET';

/** Returns the keyed hashes of all environment variables that the office reads, by name. */
function fingerprints(): Record<string, string> {
  const { PAYLOAD_SECRET } = environment();
  const variables = Object.entries(environment()).filter(([name]) => /^[A-Z][A-Z\d_]+$/.test(name));
  const keyed = variables.map(([name, value]): [string, string] => {
    const hash = createHmac('sha256', PAYLOAD_SECRET).update(`${name}=${JSON.stringify(value)}`);
    return [name, hash.digest('base64url')];
  });
  const own = createHash('sha256').update(`settings ${PAYLOAD_SECRET}`).digest('base64url');
  return { ...Object.fromEntries(keyed), [KEY]: own };
}

function read(file: string): Record<string, string> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return fingerprintsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
