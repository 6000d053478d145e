/* Takes out of the built pages what weighs and shows nothing; `../src/…` stays as it is best read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lightened, withImports } from '../src/server/lightened.ts';
import { buildFolder } from './build-folder.ts';

const client = path.join(buildFolder, 'client');
const scriptAt = (address: string) => readFileSync(path.join(client, address), 'utf8');

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
  const file = path.join(entry.parentPath, entry.name);
  writeFileSync(file, withImports(lightened(readFileSync(file, 'utf8')), scriptAt));
}
