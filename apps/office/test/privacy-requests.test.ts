import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueRequests } from '../src/privacy/requests.ts';
import { ADMIN, type Office, startOffice } from './office.ts';
import { type MailReceiver, receiveMails } from './receivers.ts';

let office: Office;
let mailServer: MailReceiver;

const request = {
  right: 'access',
  fullname: 'มานี ขอดู',
  phone: '081-234-5678',
  email: 'Manee@clinic.example',
  description: '',
};

beforeAll(async () => {
  mailServer = await receiveMails();
  office = await startOffice({
    SITE_URL: 'https://www.clinicdee.example',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'office@clinicdee.example',
  });
}, 60_000);
afterAll(async () => {
  await office.stop();
  await mailServer.stop();
});

const send = (path: string, body: object, key = office.secrets.LEADS_ADMIN_KEY) =>
  office.call('POST', `/intake/privacy-requests${path}`, {
    headers: { authorization: `Bearer ${key}` },
    body,
  });

const stored = async () => (await office.find('privacy-requests'))[0];

it('takes requests from the site alone, and only complete ones', async () => {
  expect((await send('', request, office.secrets.LEAD_API_TOKEN)).status).toBe(401);
  expect((await send('', { ...request, right: 'everything' })).status).toBe(422);
  expect(await stored()).toBeUndefined();
});

it('asks the person by mail, and takes a confirmation once the button is pressed', async () => {
  expect((await send('', request)).json).toMatchObject({ code: 200, message: 'mail_sent' });
  const mail = mailServer.mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /\/pdpa\/confirm\?token=([\w-]{43})/.exec(mail)?.[1];
  expect(mailServer.recipients).toEqual([['manee@clinic.example']]);
  const before = await stored();
  expect(before).toMatchObject({ state: 'new', email: 'manee@clinic.example', right: 'access' });
  expect(before?.confirmedAt ?? null).toBeNull();
  const days = (Date.parse(before?.dueAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);

  expect((await send('/confirm', { token: 'x'.repeat(43) })).status).toBe(422);
  expect((await send('/confirm', { token })).json).toMatchObject({ code: 200 });
  expect((await stored())?.confirmedAt).toBeTruthy();
});

it('is worked on by admins and sales; nobody sets its dates', async () => {
  const sales = await office.person('sales');
  const id = (await stored())?.id ?? 0;
  const path = `/privacy-requests/${id}`;
  const marketing = await office.person('marketing');
  expect((await marketing.get(path)).status).toBe(403);
  expect((await sales.get(path)).text).not.toContain('confirmationHash');
  expect((await sales.delete(path)).status).toBe(403);

  const dueAt = new Date(Date.now() - 86_400_000).toISOString();
  await sales.patch(path, { dueAt: '2030-01-01', confirmedAt: null });
  expect(await dueRequests(office.payload)).toEqual([]);
  await office.payload.db.updateOne({ collection: 'privacy-requests', id, data: { dueAt } });
  expect(await dueRequests(office.payload)).toMatchObject([{ id }]);

  const body = { state: 'done', outcome: 'ส่งสำเนาให้แล้ว' };
  expect((await sales.patch(path, body)).status).toBe(200);
  expect(await stored()).toMatchObject({
    handledBy: sales.id,
    closedAt: expect.any(String) as string,
  });
  expect(await dueRequests(office.payload)).toEqual([]);
});

it('is entered by staff for who calls or writes', async () => {
  const admin = await office.login(ADMIN.email);
  const body = { right: 'withdrawal', phone: '089 999 0000' };
  const answer = await admin.post('/privacy-requests', body);
  expect(answer.status).toBe(201);
  expect(answer.json).toMatchObject({
    doc: { state: 'new', reference: expect.stringMatching(/^\w{4}-\w{4}$/) as string },
  });
});
