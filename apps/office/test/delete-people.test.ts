import { expect, it } from 'vitest';
import type { Role } from '../src/access/rules.ts';
import { expectRefusal } from './answers.ts';
import { type Person, startOffice, storeLead } from './office.ts';

const office = await startOffice();
const admin = await office.login();

const person = (name: string, role: Role = 'sales') => office.person(role, { name });

/** Creates a lead that the person owns and has written a note about. */
async function owned(name: string, by: Person, status = 'not_reached') {
  const { id } = await storeLead(office, { fullname: name });
  const body = { owner: by.id, status, note: `บันทึกเรื่อง ${name}` };
  expect((await by.patch(`/leads/${id}`, body)).status).toBe(200);
  return id;
}

const lead = (id: number) => office.get('leads', id, { trash: true });

const entries = (id: number) =>
  office.find('history', { 'subject.value': { equals: id } }, { sort: 'id' });

/** Chooses a successor, and deletes the person. */
async function remove(leaver: Person, successor?: Person) {
  if (successor) await admin.patch(`/users/${leaver.id}`, { successor: successor.id });
  return admin.delete(`/users/${leaver.id}`);
}

it('gives the open leads of a deleted person to the chosen successor, and records it in each', async () => {
  const leaver = await person('มานี ลาออก');
  const taker = await person('ชูใจ รับช่วง');
  const open = await owned('เปิดอยู่', leaver);
  const won = await owned('ปิดการขายแล้ว', leaver, 'won');
  const trashed = await owned('ในถังขยะของเขา', leaver);
  await admin.patch(`/leads/${trashed}`, { deletedAt: new Date().toISOString() });
  const before = await lead(open);
  expect((await remove(leaver, taker)).status).toBe(200);
  expect(await lead(open)).toMatchObject({ owner: taker.id, updatedAt: before.updatedAt });
  expect((await lead(won)).owner).toBeNull();
  expect((await lead(trashed)).owner).toBeNull();
  expect((await entries(open)).at(-1)).toMatchObject({
    kind: 'owner',
    text: 'มานี ลาออก → ชูใจ รับช่วง (บัญชีของ มานี ลาออก ถูกลบ)',
    authorName: 'ผู้ดูแลระบบ',
  });
  for (const id of [won, trashed]) {
    expect((await entries(id)).at(-1)?.text).toBe('มานี ลาออก → – (บัญชีของ มานี ลาออก ถูกลบ)');
  }
  const note = (await entries(open)).find(({ kind }) => kind === 'note');
  expect(note).toMatchObject({ text: 'บันทึกเรื่อง เปิดอยู่', authorName: 'มานี ลาออก' });
  expect((await entries(open))[0]).toMatchObject({ kind: 'received', authorName: 'ระบบ' });
});

it('keeps a person whose open leads nobody takes over, and says how many', async () => {
  const leaver = await person('ปิติ ไม่มีใครรับ');
  const id = await owned('ไม่มีคนรับ', leaver);
  expectRefusal(await remove(leaver), 400, 'ยังไม่ปิด 1 ราย เลือกผู้รับช่วง');
  expect((await lead(id)).owner).toBe(leaver.id);
  await admin.patch(`/leads/${id}`, { status: 'won' });
  expect((await remove(leaver)).status).toBe(200);
  expect((await lead(id)).owner).toBeNull();
});

it('gives the leads of several deleted people to one successor', async () => {
  const [one, other] = [await person('คนที่หนึ่ง'), await person('คนที่สอง')];
  const taker = await person('คนรับของทั้งสอง', 'admin');
  const ids = [await owned('ของคนที่หนึ่ง', one), await owned('ของคนที่สอง', other)];
  const where = `where[id][in][0]=${one.id}&where[id][in][1]=${other.id}`;
  await admin.patch(`/users?${where}`, { successor: taker.id });
  const answer = await admin.delete(`/users?${where}`);
  expect(answer.json).toMatchObject({ docs: [{}, {}] });
  for (const id of ids) {
    expect((await lead(id)).owner).toBe(taker.id);
    expect((await entries(id)).at(-1)?.text).toContain('→ คนรับของทั้งสอง');
  }
});

it('refuses somebody as their own successor, and marketing, who may not see leads', async () => {
  const leaver = await person('ยังไม่ลบ');
  const marketing = await person('การตลาด', 'marketing');
  for (const successor of [leaver.id, marketing.id, 999_999])
    expect((await admin.patch(`/users/${leaver.id}`, { successor })).status).toBe(400);
});

it('gives no leads to a successor who has moved to marketing since', async () => {
  const leaver = await person('ยังไม่ลบอีกคน');
  const taker = await person('ย้ายไปการตลาด');
  const id = await owned('ยังเป็นของเดิม', leaver);
  await admin.patch(`/users/${leaver.id}`, { successor: taker.id });
  await admin.patch(`/users/${taker.id}`, { role: 'marketing' });
  expect((await remove(leaver)).status).toBe(400);
  expect((await lead(id)).owner).toBe(leaver.id);
});
