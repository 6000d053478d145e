import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from './answers.ts';
import { deliverLead, type Office, startOffice, until } from './office.ts';
import { type MailReceiver, receiveMails } from './receivers.ts';

// A round looks every two seconds.
vi.setConfig({ testTimeout: 60_000 });

const [sales, boss, away] = ['sales@x.example', 'boss@x.example', 'away@x.example'];
let office: Office;
let mailbox: MailReceiver;
let admin: string;
let failingChannels: typeof import('../src/alerts/channel-health.ts').failingChannels;

beforeAll(async () => {
  mailbox = await receiveMails();
  office = await startOffice({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'office@x.example',
    MAIL_TO: `"Chai, ฝ่ายขาย" <${sales}>; ${boss}, ${away}, ${boss.toUpperCase()}`,
    ALERT_RETRY_MS: '50',
  });
  ({ failingChannels } = await import('../src/alerts/channel-health.ts'));
  admin = await office.person('admin');
}, 180_000);
beforeEach(() => {
  mailbox.refused.clear();
  mailbox.answers.length = 0;
  mailbox.mails.length = 0;
  mailbox.recipients.length = 0;
});
afterAll(async () => {
  await office.stop();
  await mailbox.stop();
});

const told = () => mailbox.recipients.flat().map((address) => address.toLowerCase());
const newest = async () => {
  const { docs } = await office.payload.find({
    collection: 'alerts',
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
};
const isSettled = async (state: string) => (await newest())?.state === state;
/** Long enough for what must not be sent. */
const someRounds = () => new Promise((resolve) => setTimeout(resolve, 5000));

it('tells each address once, whatever the list looks like', async () => {
  await deliverLead(office, 'list-of-addresses');
  await until(() => isSettled('sent'));
  expect(told().sort()).toEqual([away, boss, sales]);
  expect(mailbox.mails[0]).toContain(sales);
  expect(await failingChannels(office.payload)).toEqual([]);
});

it('asks again for the address alone that was put off, and sends nobody a second copy', async () => {
  mailbox.refused.set(away, 451);
  await deliverLead(office, 'put-off-for-a-while');
  await until(async () => ((await newest())?.attempts ?? 0) >= 3);
  expect(await isSettled('sent')).toBe(false);
  expect(await failingChannels(office.payload)).toMatchObject([
    { channel: 'email', what: 'recipients', recipients: { [away]: 'smtp_451' }, code: 'smtp_451' },
  ]);
  // As after a restart: nothing is known but what the row says.
  expect((await newest())?.recipients).toMatchObject({ [sales]: 'sent', [away]: 'smtp_451' });
  mailbox.refused.clear();
  await until(() => isSettled('sent'));
  expect(told().sort()).toEqual([away, boss, sales]);
  expect(await failingChannels(office.payload)).toEqual([]);
});

it('names an address that is refused for good, and does not try it for ever', async () => {
  mailbox.refused.set(away, 550);
  await deliverLead(office, 'refused-for-good');
  await until(() => isSettled('failed'));
  const { attempts } = (await newest()) ?? {};
  expect(await failingChannels(office.payload)).toMatchObject([
    { what: 'recipients', recipients: { [away]: 'smtp_550' }, code: 'smtp_550' },
  ]);
  const list = await office.call('GET', '/alerts?sort=-id&limit=1', { token: admin });
  expect(list.text).toContain(`ส่งไม่ถึง ${away}: เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ`);
  await someRounds();
  expect((await newest())?.attempts).toBe(attempts);
  expect(told().sort()).toEqual([boss, sales]);

  // Sent again by a person, it goes to whom it has not reached.
  mailbox.refused.clear();
  await office.call('POST', `/alerts/${String((await newest())?.id)}/resend`, { token: admin });
  await until(() => isSettled('sent'));
  expect(told().sort()).toEqual([away, boss, sales]);
  expect(await failingChannels(office.payload)).toEqual([]);
});

it('keeps a refusal after the text apart as well', async () => {
  // The three texts in turn.
  mailbox.answers.push(452, 554);
  await deliverLead(office, 'refused-after-the-text');
  await until(() => isSettled('failed'));
  expect(told()).toHaveLength(2);
  expect((await newest())?.recipients).toMatchObject({ [sales]: 'sent', [away]: 'sent' });
  expect((await newest())?.errorCode).toBe('smtp_554');
});

it('fails where nobody at all is taken', async () => {
  for (const address of [sales, boss, away]) mailbox.refused.set(address, 550);
  await deliverLead(office, 'nobody-is-taken');
  await until(() => isSettled('failed'));
  expect(told()).toEqual([]);
  expect(await failingChannels(office.payload)).toMatchObject([{ what: 'alerts' }]);
});

it('says in the test of the channel whom it did not reach', async () => {
  mailbox.refused.set(away, 550);
  const answer = await office.call('POST', '/alerts/test', {
    token: admin,
    body: { channel: 'email' },
  });
  expect(answer.status).toBe(502);
  expect(answer.as(refusal).message).toContain(`ส่งไม่ถึง ${away}: `);
  expect(told().sort()).toEqual([boss, sales]);
});
