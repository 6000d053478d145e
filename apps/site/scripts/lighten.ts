/* Takes out of the built pages what weighs and shows nothing; `../src/…` stays as it is best read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lightened } from '../src/server/lightened.ts';

const client = path.join(import.meta.dirname, '../dist/client');

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
  const file = path.join(entry.parentPath, entry.name);
  writeFileSync(file, lightened(readFileSync(file, 'utf8')));
}
