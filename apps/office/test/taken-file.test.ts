import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TakenFile } from '../src/health/taken-file.ts';
import { deliverLead, type Office, startOffice } from './office.ts';

let office: Office;
let taken: TakenFile;
beforeAll(async () => {
  office = await startOffice();
  const { TakenFile } = await import('../src/health/taken-file.ts');
  taken = new TakenFile(office.payload);
}, 120_000);
afterAll(() => office.stop());

const inFolder = (name: string) => join(office.dataDir, name);
const rescued = () => readdirSync(office.dataDir).filter((name) => /rescued-.*sqlite$/.test(name));

/** Whom a file knows that is opened by itself. */
function namesIn(file: string) {
  const database = new DatabaseSync(inFolder(file), { readOnly: true });
  const rows = database.prepare('SELECT fullname FROM leads ORDER BY id').all();
  database.close();
  return rows.map(({ fullname }) => fullname);
}

async function rename(from: string, fullname: string) {
  const where = { fullname: { equals: from } };
  const data = { fullname };
  await office.payload.update({ collection: 'leads', where, data, overrideAccess: true });
}

it('writes down what a file held that was moved away, with what is changed later, until it is back', async () => {
  await deliverLead(office, 'taken-first', { fullname: 'ก่อน' });
  await taken.look();
  expect(rescued()).toEqual([]);
  mkdirSync(inFolder('elsewhere'));
  renameSync(inFolder('office.sqlite'), inFolder('elsewhere/office.sqlite'));
  await taken.look();
  const [file = ''] = rescued();
  expect(namesIn(file)).toEqual(['ก่อน']);
  expect(existsSync(inFolder('office.sqlite-wal'))).toBe(false);

  await rename('ก่อน', 'ระหว่าง');
  await taken.look();
  expect(rescued()).toEqual([file]);
  expect(namesIn(file)).toEqual(['ระหว่าง']);

  renameSync(inFolder('elsewhere/office.sqlite'), inFolder('office.sqlite'));
  await taken.look();
  expect(rescued()).toEqual([]);
  expect(namesIn('office.sqlite')).toEqual(['ระหว่าง']);
  await deliverLead(office, 'taken-second', { fullname: 'หลัง' });
  expect(namesIn('office.sqlite')).toEqual(['ระหว่าง', 'หลัง']);
}, 60_000);

it('keeps what a file held that was deleted, under a name that an office may begin with', async () => {
  for (const end of ['', '-wal', '-shm']) rmSync(inFolder(`office.sqlite${end}`), { force: true });
  await taken.look();
  const [file = ''] = rescued();
  expect(namesIn(file)).toEqual(['ระหว่าง', 'หลัง']);
  const { checkDatabase } = await import('../src/server/check-database.ts');
  expect(await checkDatabase(inFolder(file))).toBe('whole');
}, 60_000);
