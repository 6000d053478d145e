import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { listOf } from './answers.ts';
import { type Caller, deliverLead, startOffice, storeLead } from './office.ts';

const DAY = 24 * 60 * 60_000;

const office = await startOffice();
const admin = await office.person('admin');
const sales = await office.person('sales');
afterAll(() => office.stop());

const patch = (caller: Caller, id: number, body: object) =>
  caller.patch(`/leads/${id}?trash=true`, body);
const moveToTrash = async (id: number) => {
  const { status } = await patch(admin, id, { deletedAt: new Date().toISOString() });
  expect(status).toBe(200);
};
const one = listOf({ id: z.number() });
const texts = async (id: number) => {
  const answer = await sales.get(`/history?where[subject.value][equals]=${id}`);
  return answer.as(listOf({ text: z.string() })).docs.map(({ text }) => text);
};

it('hides a trashed lead from lists, exports and figures, and lets sales restore it', async () => {
  const { id } = await storeLead(office, { fullname: 'ในถังขยะ' });
  const { recentEnquiries, countWaiting } = await import('../src/enquiries/recent.ts');
  const docs = await office.find('users', { role: { equals: 'sales' } });
  const seen = async () => {
    const list = await sales.get('/leads');
    const trash = await sales.get('/leads?trash=true&where[deletedAt][exists]=true');
    const file = await sales.get('/leads/export');
    const person = docs[0] ?? null;
    return {
      list: list.as(one).docs.length,
      trash: trash.as(one).docs.length,
      file: file.text.includes('ในถังขยะ'),
      figures: (await recentEnquiries(office.payload, person, 'leads', 'source')).length,
      waiting: (await countWaiting(office.payload, person, 'leads')).total,
    };
  };
  const there = { list: 1, trash: 0, file: true, figures: 1, waiting: 1 };
  expect(await seen()).toEqual(there);
  await moveToTrash(id);
  expect(await seen()).toEqual({ list: 0, trash: 1, file: false, figures: 0, waiting: 0 });
  expect((await patch(sales, id, { deletedAt: null })).status).toBe(200);
  expect(await seen()).toEqual(there);
  expect(await texts(id)).toEqual(expect.arrayContaining(['ย้ายไปถังขยะ', 'กู้คืนจากถังขยะ']));
});

it('lets only admins trash and erase leads, also without the trash in between', async () => {
  const { id } = await storeLead(office, { fullname: 'ขอให้ลบ' });
  expect((await patch(sales, id, { deletedAt: new Date().toISOString() })).status).toBe(403);
  expect((await sales.delete(`/leads/${id}`)).status).toBe(403);
  await moveToTrash(id);
  const all = '/leads?trash=true&where[deletedAt][exists]=true';
  expect((await sales.delete(all)).status).toBe(403);
  expect((await admin.delete(all)).status).toBe(200);
  const { id: other } = await storeLead(office, { fullname: 'ขอให้ลบทันที' });
  expect((await admin.delete(`/leads/${other}`)).status).toBe(200);
  for (const gone of [id, other]) {
    const left = await admin.get(`/leads/${gone}?trash=true`);
    expect(left.status).toBe(404);
    expect(await texts(gone)).toEqual([]);
  }
});

it('creates no new lead when a trashed one is delivered again', async () => {
  const first = await deliverLead(office, 'trash-again');
  await moveToTrash((await office.one('leads')).id);
  expect((await deliverLead(office, 'trash-again')).json).toEqual(first.json);
  expect(await office.count('leads')).toBe(1);
});

it('keeps a trashed lead that was dated by a wrong clock', async () => {
  const { eraseExpiredEnquiries } = await import('../src/jobs/retention-job.ts');
  const { id } = await storeLead(office, { fullname: 'ลบเองตอนนาฬิกาผิด' });
  await moveToTrash(id);
  const ahead = new Date(Date.now() + 400 * DAY).toISOString();
  await office.payload.db.updateOne({
    collection: 'leads',
    id,
    data: { createdAt: ahead, updatedAt: ahead, deletedAt: ahead },
    returning: false,
  });
  const now = Date.now();
  await eraseExpiredEnquiries(office.payload, now);
  const docs = await office.find('leads', { id: { equals: id } }, { trash: true });
  const today = new Date(now).toISOString();
  expect(docs).toMatchObject([{ createdAt: today, updatedAt: today, deletedAt: today }]);
});

it('counts the days in the trash by the clock of the server, not of the browser', async () => {
  const { eraseExpiredEnquiries } = await import('../src/jobs/retention-job.ts');
  const { id } = await storeLead(office, { fullname: 'เครื่องของพนักงานตั้งวันผิด' });
  const deletedAt = new Date(Date.now() - 40 * DAY).toISOString();
  expect((await patch(admin, id, { deletedAt })).status).toBe(200);
  expect(await eraseExpiredEnquiries(office.payload)).toMatchObject({ erased: 0 });
});

it('keeps trashed leads for 14 days after somebody has confirmed a leap of the clock', async () => {
  const { acceptErasure, allowsErasure } = await import('../src/erasure/erasure-guard.ts');
  const { eraseExpiredEnquiries, erasureRows } = await import('../src/jobs/retention-job.ts');
  const { id } = await storeLead(office, { fullname: 'รอคำยืนยัน' });
  await moveToTrash(id);
  const twenty = new Date(Date.now() - 20 * DAY).toISOString();
  await office.payload.db.updateOne({
    collection: 'leads',
    id,
    data: { deletedAt: twenty },
    returning: false,
  });
  await office.payload.kv.set('clock.seen', { at: Date.now() - 400 * DAY });
  const isAllowed = async () => allowsErasure(office.payload, await erasureRows(office.payload));
  expect(await isAllowed()).toBe(false);
  await acceptErasure(office.payload);
  expect(await isAllowed()).toBe(true);
  expect(await eraseExpiredEnquiries(office.payload)).toMatchObject({ erased: 0 });
  const later = Date.now() + 15 * DAY;
  expect((await eraseExpiredEnquiries(office.payload, later)).erased).toBeGreaterThan(0);
});

it('leaves nothing of an erased lead in the database file', async () => {
  const { id } = await storeLead(office, { fullname: 'ชื่อที่ต้องหายไปจากไฟล์' });
  expect((await admin.delete(`/leads/${id}`)).status).toBe(200);
  const file = join(office.dataDir, 'office.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  expect(readFileSync(file).includes('ชื่อที่ต้องหายไปจากไฟล์')).toBe(false);
});
