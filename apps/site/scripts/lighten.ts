/* Takes out of the built pages what weighs and shows nothing; `../src/…` stays as it is best read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lightened } from '../src/server/lightened.ts';

const client = path.join(import.meta.dirname, '../dist/client');
const pageScript = /<script type="module" fetchpriority="low" src="([^"]+)"><\/script>/g;

/** Names what a page's scripts import, so that it is asked for with them, and no earlier than the words. */
const withImports = (html: string) =>
  html.replace(pageScript, (script, address: string) => {
    const imports = readFileSync(path.join(client, address), 'utf8').matchAll(
      /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g,
    );
    const links = [...imports].map(
      ([, name]) => `<link rel="modulepreload" fetchpriority="low" href="/_astro/${name}">`,
    );
    return links.join('') + script;
  });

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
  const file = path.join(entry.parentPath, entry.name);
  writeFileSync(file, withImports(lightened(readFileSync(file, 'utf8'))));
}
