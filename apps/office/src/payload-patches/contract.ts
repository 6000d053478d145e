import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the message of a contract test for when an internal that a patch relies on has changed. */
export const broken = (patch: string, what: string): string =>
  `Patch ${patch} (written for payload 3.90.1): ${what}`;

const installed = join(import.meta.dirname, '../../../../node_modules');

/** Returns the text of one file of a package. */
export const sourceOf = (name: string, file: string): string =>
  readFileSync(join(installed, name, file), 'utf8');

/** Returns the joined source text of the `dist` folders of packages, or of those files whose path matches. */
export const allSourcesOf = (names: readonly string[], path = /./): string =>
  names
    .flatMap((name) => globSync(join(installed, name, 'dist/**/*.{js,css,scss}')))
    .filter((file) => path.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
