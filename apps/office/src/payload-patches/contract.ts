import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Returns the message of a contract test for when an internal that a patch relies on has changed. */
export const broken = (patch: string, what: string): string =>
  `Patch ${patch} (written for payload 3.90.1): ${what}`;

/** Returns the folder of an installed package, resolved from the file `from`. */
function packageFolder(name: string, from = import.meta.filename): string {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const found = folders.find((folder) => existsSync(join(folder, name, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return join(found, name);
}

/** Returns the text of one file of a package. */
export function sourceOf(name: string, file: string): string {
  return readFileSync(join(packageFolder(name), file), 'utf8');
}

/** Returns the joined source text of the `dist` folders of packages, or of those files whose path matches. */
export function allSourcesOf(names: readonly string[], path = /./): string {
  const ui = join(packageFolder('@payloadcms/ui'), 'package.json');
  return names
    .flatMap((name) => globSync(join(packageFolder(name, ui), 'dist/**/*.{js,css,scss}')))
    .filter((file) => path.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
