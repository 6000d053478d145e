import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deliverLead, type Office, startOffice } from './office.ts';

let office: Office;
let file: string;
beforeAll(async () => {
  office = await startOffice();
  file = join(office.dataDir, 'office.sqlite');
}, 120_000);
afterAll(() => office.stop());

/** Whom another program finds in the file, which it closes when it ends. */
function namesForOthers(): unknown {
  const program = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    const rows = database.prepare('SELECT fullname FROM leads ORDER BY id').all();
    database.close();
    process.stdout.write(JSON.stringify(rows.map(({ fullname }) => fullname)));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', program, file]).toString());
}

it('keeps its log while others come and go, also after the file was looked through', async () => {
  const { checkDatabase } = await import('../src/server/check-database.ts');
  await deliverLead(office, 'log-first', { fullname: 'ก่อน' });
  expect(await checkDatabase(file)).toBe('whole');
  expect(namesForOthers()).toEqual(['ก่อน']);
  expect(existsSync(`${file}-wal`)).toBe(true);
  await deliverLead(office, 'log-second', { fullname: 'หลัง' });
  expect(namesForOthers()).toEqual(['ก่อน', 'หลัง']);
}, 60_000);

it('says that nothing is stored once its log was deleted, brings all into the file, and starts again', async () => {
  const { TakenFile } = await import('../src/health/taken-file.ts');
  const end = vi.fn();
  const taken = new TakenFile(office.payload, end);
  await taken.look();
  expect(end).not.toHaveBeenCalled();
  for (const part of ['-wal', '-shm']) rmSync(file + part);
  const where = { fullname: { equals: 'หลัง' } };
  const data = { fullname: 'ระหว่าง' };
  await office.payload.update({ collection: 'leads', where, data, overrideAccess: true });
  const { status } = await deliverLead(office, 'log-third', { fullname: 'ไม่ได้รับ' });
  expect(status).toBe(503);
  await taken.look();
  await taken.look();
  expect(end).toHaveBeenCalledOnce();
  expect(namesForOthers()).toEqual(['ก่อน', 'ระหว่าง']);
}, 60_000);
