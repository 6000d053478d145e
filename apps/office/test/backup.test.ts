import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { deliverLead, startOffice } from './office.ts';

const run = promisify(execFile);
const scripts = join(import.meta.dirname, '../scripts');

const office = await startOffice({ OFFICE_SAMPLES: 'true' });
await deliverLead(office, 'backup-lead');

it('restores a backup taken while the office runs, into an empty folder only', async () => {
  const backup = join(mkdtempSync(join(tmpdir(), 'backup-')), 'today');
  const empty = mkdtempSync(join(tmpdir(), 'restored-'));
  const command = (script: string, dataDir: string) =>
    run(process.execPath, [join(scripts, script), backup], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
  await command('backup.ts', office.dataDir);
  await command('restore.ts', empty);

  expect(rows(empty)).toEqual(rows(office.dataDir));
  expect(readdirSync(join(empty, 'media')).sort()).toEqual(
    readdirSync(join(office.dataDir, 'media')).sort(),
  );
  await expect(command('restore.ts', empty)).rejects.toThrow(/not empty/);
}, 60_000);

function rows(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'office.sqlite'), { readOnly: true });
  const count = (sql: string) => database.prepare(sql).all();
  const found = [
    count('select id, title, slug from articles order by id'),
    count('select id, fullname, phone from leads order by id'),
    count('select id, filename from media order by id'),
    count('select id, email from users order by id'),
    count('select kind, text from history order by id'),
  ];
  database.close();
  return found;
}
