import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The releases for which the seams were made. */
type Release = 'payload 3.90.1' | 'next 16.4.5';

/** What a contract test says when the inside that a seam leans on has changed. */
export function broken(seam: string, what: string, release: Release = 'payload 3.90.1'): string {
  return `Seam ${seam} (made for ${release}): ${what}`;
}

/** The folder of an installed package, as another one finds it, or as the office does. */
function packageFolder(name: string, from = import.meta.filename): string {
  const lookup = createRequire(from).resolve.paths(name) ?? [];
  for (const folder of lookup) {
    try {
      readFileSync(join(folder, name, 'package.json'));
      return join(folder, name);
    } catch {
      // One folder further up.
    }
  }
  throw new Error(`${name} is not installed`);
}

/** The text of one file of a package. */
export function sourceOf(name: string, file: string): string {
  return readFileSync(join(packageFolder(name), file), 'utf8');
}

/** The text of all that a package, or several, would run in a browser. */
export function allSourcesOf(names: readonly string[]): string {
  const ui = join(packageFolder('@payloadcms/ui'), 'package.json');
  return names.flatMap((name) => filesIn(join(packageFolder(name, ui), 'dist'))).join('\n');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(js|css|scss)$/.test(entry.name))

    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
}
