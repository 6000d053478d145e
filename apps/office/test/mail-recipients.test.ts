import { beforeEach, expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { expectRefusal } from './answers.ts';
import { storeLead, until } from './office.ts';

// The queue looks for due alerts every two seconds.
vi.setConfig({ testTimeout: 60_000 });

const [sales, boss, away] = ['sales@x.example', 'boss@x.example', 'away@x.example'];

const { office, mailbox, newest, failing, gather, reset } = await startAlertingOffice(['email'], {
  MAIL_TO: `"Chai, ฝ่ายขาย" <${sales}>; ${boss}, ${away}, ${boss.toUpperCase()}`,
});
const admin = await office.person('admin');
beforeEach(reset);

/** Every recipient of every mail. */
const reached = () =>
  mailbox.recipients
    .flat()
    .map((address) => address.toLowerCase())
    .sort();
const hasState = async (state: string) => (await newest())?.state === state;
/** Delivers a lead and waits until its alert has a state. */
async function deliver(state: string): Promise<void> {
  const { id } = await storeLead(office);
  await until(async () => (await hasState(state)) && (await newest())?.subject?.value === id);
}

it('sends to each address of MAIL_TO once, in any notation', async () => {
  await deliver('sent');
  expect(reached()).toEqual([away, boss, sales]);
  expect(mailbox.mails[0]).toContain(sales);
  expect(await failing()).toEqual([]);
});

it('fails after three failures in a row, until a test message arrives', async () => {
  const gathered = { state: { equals: 'gathered' } };
  for (const number of [1, 2, 3]) {
    expect(await failing()).toEqual([]);
    await gather('email', `SWPF-${number}`);
    await office.updateAll('alerts', gathered, { attempts: 1, errorCode: 'smtp_451' });
  }
  expect(await failing()).toMatchObject([{ isPartial: false, code: 'smtp_451' }]);
  await admin.post('/alerts/test', { channel: 'email' });
  expect(await failing()).toEqual([]);
  await office.remove('alerts', gathered);
});

it('retries only the address that was refused temporarily', async () => {
  mailbox.refused.set(away, 451);
  await storeLead(office);
  await until(async () => ((await newest())?.attempts ?? 0) >= 3);
  expect(await hasState('sent')).toBe(false);
  expect(await failing()).toMatchObject([
    { channel: 'email', isPartial: true, recipients: { [away]: 'smtp_451' }, code: 'smtp_451' },
  ]);
  // Stored with the alert, so that a restart repeats nothing.
  expect((await newest())?.recipients).toMatchObject({ [sales]: 'sent', [away]: 'smtp_451' });
  mailbox.refused.clear();
  await until(() => hasState('sent'));
  expect(reached()).toEqual([away, boss, sales]);
  expect(await failing()).toEqual([]);
});

it('names an address that was refused permanently and stops retrying it', async () => {
  mailbox.refused.set(away, 550);
  await deliver('failed');
  const { id, attempts } = (await newest()) ?? {};
  expect(await failing()).toMatchObject([
    { isPartial: true, recipients: { [away]: 'smtp_550' }, code: 'smtp_550' },
  ]);
  const list = await admin.get('/alerts?sort=-id&limit=1');
  expect(list.text).toContain(`ส่งไม่ถึง ${away}: เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ`);
  // Two rounds of the queue.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect((await newest())?.attempts).toBe(attempts);
  expect(reached()).toEqual([boss, sales]);

  // Sent again by staff, it goes only to those who have not received it.
  mailbox.refused.clear();
  await admin.post(`/alerts/${String(id)}/resend`);
  await until(() => hasState('sent'));
  expect(reached()).toEqual([away, boss, sales]);
  expect(await failing()).toEqual([]);
});

it('stores refusals after DATA per recipient', async () => {
  // Answers to the three mails in turn.
  mailbox.answers.push(452, 554);
  await deliver('failed');
  expect(reached()).toHaveLength(2);
  expect(await newest()).toMatchObject({
    recipients: { [sales]: 'sent', [away]: 'sent' },
    errorCode: 'smtp_554',
  });
});

it('fails when every recipient is refused', async () => {
  for (const address of [sales, boss, away]) mailbox.refused.set(address, 550);
  await deliver('failed');
  expect(reached()).toEqual([]);
  expect(await failing()).toMatchObject([{ isPartial: false }]);
});

it('names the recipients that a test message did not reach', async () => {
  mailbox.refused.set(away, 550);
  const answer = await admin.post('/alerts/test', { channel: 'email' });
  expectRefusal(answer, 502, `ส่งไม่ถึง ${away}: `);
  expect(reached()).toEqual([boss, sales]);
});

it('names the setting when the sender is refused', async () => {
  mailbox.refused.set(mailbox.environment.MAIL_FROM, 553);
  const answer = await admin.post('/alerts/test', { channel: 'email' });
  expectRefusal(answer, 502, 'เซิร์ฟเวอร์เมลไม่ยอมรับผู้ส่ง ตรวจ MAIL_FROM');
});

it('sends the next digest to the others while the mailbox of one is full', async () => {
  const { updateDigests } = await import('../src/alerts/digest.ts');
  const digests = { isDigest: { equals: true } };
  for (const number of [1, 2]) {
    reset();
    mailbox.refused.set(away, 452);
    await gather('email', `SWPT-${number}`);
    const createdAt = new Date(Date.now() - 11 * 60_000).toISOString();
    await office.updateAll('alerts', digests, { createdAt });
    await updateDigests(office.payload);
    await until(() => reached().length === 2);
    expect(await office.count('alerts', digests)).toBe(number);
  }
});
