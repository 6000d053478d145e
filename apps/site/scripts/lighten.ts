/* Takes out of the built pages what weighs and shows nothing; `../src/…` stays as it is best read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lightened } from '../src/server/lightened.ts';
import { buildFolder } from './build-folder.ts';

const client = path.join(buildFolder, 'client');
const pageScript = /<script type="module" fetchpriority="low" src="([^"]+)"><\/script>/g;

/** Addresses of what a script imports. */
const importsOf = (address: string) =>
  [
    ...readFileSync(path.join(client, address), 'utf8').matchAll(
      /\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g,
    ),
  ].map(([, name]) => `/_astro/${name}`);

/** Names what a page's scripts import, so that it is asked for with them, and no earlier than the words. */
const withImports = (html: string) =>
  html.replace(pageScript, (script, address: string) => {
    const links = importsOf(address).map(
      (imported) => `<link rel="modulepreload" fetchpriority="low" href="${imported}">`,
    );
    return links.join('') + script;
  });

/** The same for those that a script in the document asks for (`layouts/page-starter.ts`). */
const withStarted = (html: string) =>
  html.replace(/<script type="module" data-page="([^"]+)"/, (script, address: string) =>
    script.replace(address, [address, ...importsOf(address)].join(' ')),
  );

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
  const file = path.join(entry.parentPath, entry.name);
  writeFileSync(file, withStarted(withImports(lightened(readFileSync(file, 'utf8')))));
}
