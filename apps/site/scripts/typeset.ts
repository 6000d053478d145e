/* Sets the Thai of the built pages, once: their lines break between words. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bindHtml } from '@clinicdee/thai';
import { buildFolder } from './build-folder.ts';

const client = path.join(buildFolder, 'client');

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
  const file = path.join(entry.parentPath, entry.name);
  writeFileSync(file, bindHtml(readFileSync(file, 'utf8')));
}
