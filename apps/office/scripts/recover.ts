/**
 * `npm run restore` without a backup: copies the readable rows of a damaged `office.sqlite` into a new file and renames
 * the damaged one. Stop the office first.
 */
import { isDamaged } from '@clinicdee/data-dir/copy-database';
import { acquireLock } from '@clinicdee/data-dir/data-folder';
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileOf, noteRestore } from '../src/database/database-file.ts';
import { environment } from '../src/environment/environment.ts';
import { recover } from '../src/server/recover.ts';
import { fail } from './postgres.ts';

const { DATABASE_URL, DATA_DIR } = environment();
if (DATABASE_URL)
  fail('The office is on PostgreSQL: npm run restore -- <folder of a backup> --only office');
const file = fileOf({ DATA_DIR });
if (!existsSync(file))
  fail(`${file} is missing: npm run restore -- <folder of a backup> --only office`);
try {
  acquireLock(DATA_DIR, 'office');
  if (statSync(file).size > 0 && !isDamaged(file))
    fail(`${file} is not damaged: nothing was changed.`);
  const { kept, setAside, torn } = recover(DATA_DIR);
  noteRestore(basename(setAside));
  const rows = ['leads', 'registrations', 'articles', 'users'].map(
    (table) => `${table} ${kept[table] ?? 0}`,
  );
  process.stdout.write(
    `${file} was rebuilt from its readable rows: ${rows.join(', ')}. ` +
      `Tables with unreadable pages: ${torn.join(', ') || 'none'}.\n` +
      `The damaged file is ${setAside}. Compare it with a backup, then delete it: it holds personal data.\n` +
      'Start the office, then send missing leads from the site again:\n' +
      '  npm run leads -- --resend --since <the day of the damage>\n',
  );
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  fail(
    `${file} could not be recovered (${why}) and stays in place. Restore a backup: npm run restore -- <folder of a backup> --only office`,
  );
}
process.exit(0);
