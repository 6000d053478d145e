import { expect, it } from 'vitest';
import type { Lead } from '../src/payload-types.ts';
import { listOf } from './answers.ts';
import { type Caller, deliverLead, startOffice, storeLead } from './office.ts';

const DAY = 24 * 60 * 60_000;

const office = await startOffice();
const admin = await office.person('admin');
const sales = await office.person('sales');
const { eraseExpiredEnquiries } = await import('../src/jobs/retention-job.ts');

const patch = (caller: Caller, id: number, body: object) =>
  caller.patch(`/leads/${id}?trash=true`, body);
const moveToTrash = async (id: number) => {
  const { status } = await patch(admin, id, { deletedAt: new Date().toISOString() });
  expect(status).toBe(200);
};
const texts = async (id: number) => {
  const entries = await office.find('history', { 'subject.value': { equals: id } });
  return entries.map(({ text }) => text);
};
/** Sets dates of a lead that nobody can edit. */
const date = (id: number, dates: Partial<Lead>) =>
  office.payload.db.updateOne({ collection: 'leads', id, data: dates, returning: false });

it('hides a trashed lead from lists, exports and figures, and lets sales restore it', async () => {
  const { id } = await storeLead(office, { fullname: 'ในถังขยะ' });
  const { enquiriesSince, countWaiting } = await import('../src/enquiries/recent.ts');
  const person = await office.get('users', sales.id);
  const seen = async () => {
    const list = await sales.get('/leads');
    const trash = await sales.get('/leads?trash=true&where[deletedAt][exists]=true');
    const file = await sales.get('/leads/export');
    return {
      list: list.as(listOf({})).totalDocs,
      trash: trash.as(listOf({})).totalDocs,
      file: file.text.includes('ในถังขยะ'),
      figures: (await enquiriesSince(office.payload, 'leads', new Date(0))).length,
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
    expect((await admin.get(`/leads/${gone}?trash=true`)).status).toBe(404);
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
  const { id } = await storeLead(office, { fullname: 'ลบเองตอนนาฬิกาผิด' });
  await moveToTrash(id);
  const ahead = new Date(Date.now() + 400 * DAY).toISOString();
  await date(id, { createdAt: ahead, updatedAt: ahead, deletedAt: ahead });
  const now = Date.now();
  await eraseExpiredEnquiries(office.payload, now);
  const today = new Date(now).toISOString();
  expect(await office.get('leads', id, { trash: true })).toMatchObject({
    createdAt: today,
    updatedAt: today,
    deletedAt: today,
  });
});

it('counts the days in the trash by the clock of the server, not of the browser', async () => {
  const { id } = await storeLead(office, { fullname: 'เครื่องของพนักงานตั้งวันผิด' });
  const deletedAt = new Date(Date.now() - 40 * DAY).toISOString();
  expect((await patch(admin, id, { deletedAt })).status).toBe(200);
  expect(await eraseExpiredEnquiries(office.payload)).toMatchObject({ erased: 0 });
});
