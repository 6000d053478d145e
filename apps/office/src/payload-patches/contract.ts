import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Returns the message of a contract test for when an internal that a patch relies on has changed. */
export const broken = (patch: string, what: string): string =>
  `Patch ${patch} (written for payload 3.90.1): ${what}`;

/** Returns the folder of an installed package, resolved from the file `from`. */
function packageFolder(name: string, from = import.meta.filename): string {
  const lookup = createRequire(from).resolve.paths(name) ?? [];
  for (const folder of lookup) {
    try {
      readFileSync(join(folder, name, 'package.json'));
      return join(folder, name);
    } catch {
      // Try the parent folder.
    }
  }
  throw new Error(`${name} is not installed`);
}

/** Returns the text of one file of a package. */
export function sourceOf(name: string, file: string): string {
  return readFileSync(join(packageFolder(name), file), 'utf8');
}

/** Returns the joined source text of the `dist` folders of packages, or of those files whose path matches. */
export function allSourcesOf(names: readonly string[], path = /./): string {
  const ui = join(packageFolder('@payloadcms/ui'), 'package.json');
  return names.flatMap((name) => filesIn(join(packageFolder(name, ui), 'dist'), path)).join('\n');
}

function filesIn(folder: string, path: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(js|css|scss)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => path.test(file))
    .map((file) => readFileSync(file, 'utf8'));
}
