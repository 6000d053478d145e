import { afterAll, expect, it } from 'vitest';
import { dueRequests } from '../src/privacy/requests.ts';
import { savedId } from './answers.ts';
import { handIn, startOffice } from './office.ts';
import { receiveMails } from './receivers.ts';

const mailbox = await receiveMails();
afterAll(mailbox.stop);
const office = await startOffice({
  ...mailbox.environment,
  SITE_URL: 'https://www.clinicdee.example',
});

const request = {
  right: 'access',
  fullname: 'มานี ขอดู',
  phone: '081-234-5678',
  description: '',
  email: 'Manee@clinic.example',
};

const stored = async () => (await office.find('privacy-requests'))[0];

it('takes requests from the site alone, and only complete ones', async () => {
  expect((await handIn(office, '', request, office.secrets.LEAD_API_TOKEN)).status).toBe(401);
  expect((await handIn(office, '', { ...request, right: 'everything' })).status).toBe(422);
  expect(await stored()).toBeUndefined();
});

it('asks the person by mail, and takes a confirmation once the button is pressed', async () => {
  const { json } = await handIn(office, '', request);
  expect(json).toMatchObject({ code: 200, message: 'mail_sent' });
  const mail = mailbox.mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /\/pdpa\/confirm\?token=([\w-]{43})/.exec(mail)?.[1];
  expect(mailbox.recipients).toEqual([['manee@clinic.example']]);
  const before = await stored();
  expect(before).toMatchObject({
    state: 'new',
    email: 'manee@clinic.example',
    right: 'access',
    confirmedAt: null,
  });
  const days = (Date.parse(before?.dueAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);

  expect((await handIn(office, '/confirm', { token: 'x'.repeat(43) })).status).toBe(422);
  expect((await handIn(office, '/confirm', { token })).json).toMatchObject({ code: 200 });
  expect((await stored())?.confirmedAt).toBeTruthy();
});

it('is worked on by admins and sales; nobody sets its dates', async () => {
  const sales = await office.person('sales');
  const id = (await stored())?.id ?? 0;
  const path = `/privacy-requests/${id}`;
  expect((await (await office.person('marketing')).get(path)).status).toBe(403);
  expect((await sales.get(path)).text).not.toContain('confirmationHash');
  expect((await sales.delete(path)).status).toBe(403);

  const dueAt = new Date(Date.now() - 86_400_000).toISOString();
  await sales.patch(path, { dueAt: '2030-01-01', confirmedAt: null });
  expect(await dueRequests(office.payload)).toMatchObject([{ id }]);
  await sales.patch(path, { state: 'working' });
  expect(await dueRequests(office.payload)).toEqual([]);
  await office.payload.db.updateOne({ collection: 'privacy-requests', id, data: { dueAt } });
  expect(await dueRequests(office.payload)).toMatchObject([{ id }]);

  const body = { state: 'done', outcome: 'ส่งสำเนาให้แล้ว' };
  expect((await sales.patch(path, body)).status).toBe(200);
  const closedAt = expect.any(String) as string;
  expect(await stored()).toMatchObject({ handledBy: sales.id, closedAt });
  expect(await dueRequests(office.payload)).toEqual([]);
});

it('is entered by staff for a person who calls or writes', async () => {
  const admin = await office.login();
  const written = { right: 'withdrawal', phone: '089 999 0000' };
  const answer = await admin.post('/privacy-requests', written);
  const reference = expect.stringMatching(/^\w{4}-\w{4}$/) as string;
  expect(answer.json).toMatchObject({ doc: { state: 'new', reference } });
  expect((await admin.delete(`/privacy-requests/${savedId(answer)}`)).status).toBe(200);
  const text = expect.stringMatching(/^คำขอใช้สิทธิ \w{4}-\w{4}$/) as string;
  expect(await office.one('audit')).toMatchObject({ event: 'erasure', text });
});

it('is found by phone, e-mail and reference in any spelling', async () => {
  const sales = await office.person('sales');
  const { reference } = await office.one('privacy-requests', { fullname: { exists: true } });
  for (const typed of ['+66 81 234 5678', 'อีเมล: MANEE@clinic.example', `เลขที่ #${reference}`]) {
    const fields = ['phone', 'email', 'reference'];
    for (const operator of ['like', 'contains']) {
      const query = new URLSearchParams(
        fields.map((field, index) => [`where[or][${index}][${field}][${operator}]`, typed]),
      );
      const answer = await sales.get(`/privacy-requests?${query.toString()}`);
      expect([typed, answer.json]).toMatchObject([typed, { docs: [{ reference }] }]);
    }
  }
});
