import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { deliverLead, startOffice } from './office.ts';

const office = await startOffice();
await office.stopJobs();
const file = join(office.dataDir, 'office.sqlite');

/** The leads in the database file without its write-ahead log, as after a crash and a deleted log. */
function leadsWithoutLog(): string[] {
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  try {
    expect(database.prepare('PRAGMA quick_check').get()).toEqual({ quick_check: 'ok' });
    const rows = database.prepare('SELECT fullname FROM leads ORDER BY id').all();
    return rows.map(({ fullname }) => String(fullname));
  } finally {
    database.close();
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true });
  }
}

it('keeps each acknowledged lead when the log is deleted after a crash', async () => {
  for (const [index, fullname] of ['หนึ่ง', 'สอง', 'สาม'].entries()) {
    const { status } = await deliverLead(office, `log-deleted-${index}`, { fullname });
    expect(status).toBe(200);
  }
  expect(leadsWithoutLog()).toEqual(['หนึ่ง', 'สอง', 'สาม']);
});

it('acknowledges leads while another process reads, and empties the log afterwards', async () => {
  // Within one process, locks of two copies of SQLite do not exclude each other.
  // The reader ends before a wait for its lock would; the log would be empty then.
  const program = `const reader = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)}, { readOnly: true });
    reader.exec('BEGIN'); reader.prepare('SELECT count(*) FROM leads').get();
    console.log('reads'); setTimeout(() => reader, 4000);`;
  const reader = spawn(process.execPath, ['-e', program]);
  await once(reader.stdout, 'data');
  expect((await deliverLead(office, 'log-while-read', { fullname: 'สี่' })).status).toBe(200);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  reader.kill();
  await once(reader, 'close');
  await deliverLead(office, 'log-after-reader', { fullname: 'ห้า' });
  expect(leadsWithoutLog().slice(-2)).toEqual(['สี่', 'ห้า']);
});
