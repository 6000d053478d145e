import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that says so: `site.made`. */
export const madeFile = (folder: string, app: string) => join(folder, `${app}.made`);

/**
 * Whether an app has had this database before: then a missing or an empty one is a loss, not a beginning.
 *
 * @param which tells this database from another one, to which the app has moved
 */
export function wasMade(folder: string, app: string, which = 'sqlite'): boolean {
  try {
    return readFileSync(madeFile(folder, app), 'utf8').split('\n').includes(which);
  } catch {
    return false;
  }
}

/** Notes that an app has its database. @throws Error when the folder cannot be written */
export function noteMade(folder: string, app: string, which = 'sqlite'): void {
  if (wasMade(folder, app, which)) return;
  const file = madeFile(folder, app);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : words(app);
  writeFileSync(file, `${before}${which}\n`, { mode: 0o600 });
}

const words = (app: string) =>
  `The ${app} has made its database. Where that is missing or empty later on, it is a loss and not a
beginning. To begin anew on purpose, remove this file.

`;
