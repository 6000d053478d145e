import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that says so: `site.made`. */
export const initializedMarker = (folder: string, app: string) => join(folder, `${app}.made`);

/** How a database is noted: `sqlite`, or `postgres` and a digest of its address. */
const NOTED = /^(sqlite|postgres [\da-f]+)$/;

/**
 * Whether an app has had this database before: then a missing or an empty one is a loss, not a beginning.
 * A note that lies there and cannot be made out, cut off or garbled, tells of a loss as well.
 *
 * @param which tells this database from another one, to which the app has moved
 */
export function isInitialized(folder: string, app: string, which = 'sqlite'): boolean {
  const file = initializedMarker(folder, app);
  if (!existsSync(file)) return false;
  const noted = linesOf(file).filter((line) => NOTED.test(line));
  return noted.length === 0 || noted.includes(which);
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Notes that an app has its database. @throws Error when the folder cannot be written */
export function markInitialized(folder: string, app: string, which = 'sqlite'): void {
  const file = initializedMarker(folder, app);
  const noted = existsSync(file) ? linesOf(file).filter((line) => NOTED.test(line)) : [];
  if (noted.includes(which)) return;
  writeFileSync(file, `${words(app)}${[...noted, which].join('\n')}\n`, { mode: 0o600 });
}

const words = (app: string) =>
  `The ${app} has made its database. Where that is missing or empty later on, it is a loss and not a
beginning. To begin anew on purpose, remove this file.

`;
