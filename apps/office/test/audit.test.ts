import { expect, it } from 'vitest';
import { noteRestore } from '../src/database/database-file.ts';
import { recordRestore } from '../src/start/record-restore.ts';
import { eraseOld } from '../src/jobs/retention-job.ts';
import { savedId } from './answers.ts';
import { ADMIN, startOffice, storeLead, until } from './office.ts';

const office = await startOffice();
const admin = await office.login();
const sales = await office.person('sales');

/** The entries of a kind, as `account: text`. */
async function entries(event: string) {
  const docs = await office.find('audit', { event: { equals: event } }, { sort: 'id', limit: 200 });
  return docs.map(({ account, text }) => `${account}: ${text}`);
}

const idOf = async (fullname: string) =>
  (await office.one('leads', { fullname: { equals: fullname } })).id;

it('records log-ins, and wrong passwords of existing accounts only', async () => {
  const wrong = (email: string) =>
    office.call('POST', '/users/login', { body: { email, password: 'wrong password' } });
  await wrong(ADMIN.email);
  await wrong('nobody@clinicdee.example');
  await office.login();
  await until(async () => (await entries('login-failed')).length > 0);
  expect(await entries('login-failed')).toEqual([`${ADMIN.email}: รหัสผ่านไม่ถูกต้อง`]);
  expect(await entries('login')).toContain(`${ADMIN.email}: เข้าสู่ระบบ`);
});

it('records exports with their filter and number of rows, without personal data', async () => {
  for (const fullname of ['มานี ส่งออก', 'ปิติ ส่งออก']) await storeLead(office, { fullname });
  const filters = [
    'where[status][equals]=new&where[fullname][like]=มานี',
    `where[or][0][and][0][phone][equals]=0812345678&search=มานี&where[owner][in]=${sales.id}`,
    '',
  ];
  for (const filter of filters) await sales.get(`/leads/export?${filter}`);
  const [first, second, third] = await entries('export');
  expect(first).toMatch(/: ลูกค้าที่สนใจ: 1 รายการ \(สถานะ เท่ากับ ใหม่ · ชื่อ–นามสกุล คล้ายกับ …\)$/);
  expect(second).toMatch(
    /: ลูกค้าที่สนใจ: \d รายการ \(ค้นหา … · เบอร์โทร เท่ากับ … · ผู้รับผิดชอบ เป็นหนึ่งใน sales\)$/,
  );
  expect(third).toMatch(/: ลูกค้าที่สนใจ: 2 รายการ \(ทั้งหมด\)$/);
});

it('exports only their own leads for somebody whom an admin has limited to them', async () => {
  const right = { exportsOwnOnly: true };
  const path = `/users/${sales.id}`;
  await sales.patch(path, right);
  expect((await admin.get(path)).json).toMatchObject({ exportsOwnOnly: false });
  expect((await admin.patch(path, right)).status).toBe(200);
  const own = await idOf('มานี ส่งออก');
  await sales.patch(`/leads/${own}`, { owner: sales.id });
  const file = await sales.get('/leads/export');
  expect(file.text).toContain('มานี ส่งออก');
  expect(file.text).not.toContain('ปิติ ส่งออก');
  expect((await entries('export')).at(-1)).toMatch(/ 1 รายการ \(เฉพาะของตน\)$/);
  expect((await entries('account')).at(-1)).toContain('ส่งออกเฉพาะของตน: ไม่ → ใช่');
});

it('records changes of accounts, publishing and erasure', async () => {
  const email = 'changing@clinicdee.example';
  const body = { email, password: ADMIN.password, name: 'เปลี่ยน หน้าที่', role: 'sales' };
  const path = `/users/${savedId(await admin.post('/users', body))}`;
  await admin.patch(path, { role: 'admin' });
  await admin.delete(path);
  expect((await entries('account')).slice(-3)).toEqual([
    `${ADMIN.email}: เพิ่ม ${email} (ฝ่ายขาย)`,
    `${ADMIN.email}: ${email} หน้าที่: ฝ่ายขาย → ผู้ดูแลระบบ`,
    `${ADMIN.email}: ลบ ${email}`,
  ]);

  const home = await office.payload.findGlobal({ slug: 'home', overrideAccess: true });
  const words = { searchTitle: home.searchTitle, _status: 'published' };
  expect((await admin.post('/globals/home', words)).status).toBe(200);
  expect(await entries('settings')).toEqual([`${ADMIN.email}: เผยแพร่ หน้าแรก`]);

  const id = await idOf('ปิติ ส่งออก');
  const { reference } = await office.get('leads', id);
  expect((await admin.delete(`/leads/${id}`)).status).toBe(200);
  expect(await entries('erasure')).toEqual([`${ADMIN.email}: ลูกค้าที่สนใจ ${reference}`]);
  const all = await admin.get('/audit?limit=200');
  expect(all.text).not.toMatch(/ปิติ|มานี|0812345678|081-234/);
});

it('records searched persons, and changes by staff without personal data', async () => {
  const { id, reference } = await storeLead(office, { fullname: 'ชูใจ แก้ไข' });
  expect((await sales.post('/person/find', { typed: '081-234-5678' })).status).toBe(200);
  expect((await entries('person')).at(-1)).toContain(reference);
  const body = { fullname: 'ชูใจ เปลี่ยนชื่อ', status: 'contacted', note: 'โทร 081-234-5678' };
  await sales.patch(`/leads/${id}`, body);
  expect((await entries('change')).at(-1)).toMatch(
    new RegExp(`: ลูกค้าที่สนใจ ${reference}: ใหม่ → ติดต่อแล้ว · ชื่อ · บันทึก$`),
  );
  const all = await admin.get('/audit?limit=200');
  expect(all.text).not.toMatch(/ชูใจ|0812345678|081-234/);
});

it('records a restore at the next start, once', async () => {
  noteRestore('2026-11-25T03-00-00-000Z');
  await recordRestore(office.payload);
  await recordRestore(office.payload);
  expect(await entries('security')).toEqual([expect.stringContaining('2026-11-25T03-00-00-000Z')]);
});

it('deletes entries after a year', async () => {
  const { id } = await office.one('audit');
  const before = await office.count('audit');
  const createdAt = new Date(Date.now() - 366 * 24 * 60 * 60_000).toISOString();
  const data = { createdAt, updatedAt: createdAt };
  await office.payload.db.updateOne({ collection: 'audit', id, data });
  const { handler } = eraseOld;
  if (typeof handler !== 'function') throw new TypeError('no handler');
  await handler({ req: { payload: office.payload } } as never);
  expect(await office.count('audit')).toBe(before - 1);
});
