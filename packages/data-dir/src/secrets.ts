import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, makeFolder } from './data-folder.ts';
import { renamedVariables } from './process.ts';

/** The secrets that site and office share on one machine, by their environment variables. */
export const secretNames = [
  'CONTENT_API_KEY',
  'LEAD_API_TOKEN',
  'REGISTRATION_API_TOKEN',
  'ANALYTICS_READ_KEY',
  'LEADS_ADMIN_KEY',
  'PAYLOAD_SECRET',
] as const;

export type LocalSecrets = Record<(typeof secretNames)[number], string>;

/** `secrets.json` is not valid JSON. */
export class BadSecrets extends Error {
  override name = 'BadSecrets';
}

/**
 * Reads `secrets.json` in the data directory. Creates it with random values at first start (mode 0600).
 * Both apps may call it concurrently: one file wins and both read it.
 *
 * @throws BadSecrets when the file is not JSON; the system error when it cannot be read or written
 */
export function localSecrets(dataDir: string): LocalSecrets {
  makeFolder(dataDir);
  const file = join(dataDir, 'secrets.json');
  const found = read(file);
  if (found && isComplete(found)) return found;
  const secret = found?.PAYLOAD_SECRET ?? randomBytes(32).toString('base64url');
  const complete = { ...derivedFrom(secret), ...found };
  // Written to a temporary file first and then renamed, so that no process reads a partial file.
  const copy = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    // Flushed before the rename: a power failure must not leave an empty file.
    writeFileSync(copy, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600, flush: true });
    if (found) renameSync(copy, file);
    else linkSync(copy, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(copy, { force: true });
  }
  return { ...complete, ...read(file) };
}

const isComplete = (secrets: Partial<LocalSecrets>): secrets is LocalSecrets =>
  secretNames.every((name) => secrets[name]);

/**
 * Derives all secrets from one, and so those that a file of an earlier release lacks: two apps that start together
 * add the same values.
 */
function derivedFrom(secret: string): LocalSecrets {
  const value = (name: string) =>
    createHmac('sha256', secret).update(`added:${name}`).digest('base64url');
  const values = Object.fromEntries(secretNames.map((name) => [name, value(name)]));
  return { ...(values as LocalSecrets), PAYLOAD_SECRET: secret };
}

function read(file: string): Partial<LocalSecrets> | undefined {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) throw new Error('not an object');
    const secrets: Record<string, string> = {};
    for (const [name, value] of Object.entries(parsed)) {
      if (typeof value !== 'string' || value === '') continue;
      secrets[name] = value;
      // A file of version 0.1.0 has the old names; they stay for a rollback.
      const present = renamedVariables[name];
      if (present) secrets[present] = value;
    }
    return secrets;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    // Docker makes a folder where a file that it mounts is missing.
    if (code !== 'unknown' && code !== 'EISDIR') throw error;
    throw new BadSecrets(
      `${file} is not valid JSON: correct it, or delete it to create a new one`,
      { cause: error },
    );
  }
}
