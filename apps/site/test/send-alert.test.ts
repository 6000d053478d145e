import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { type MailReceiver, receiveMails } from '../../office/test/receivers.ts';
import { sendAlert } from '../src/health/send-alert.ts';
import { startServer } from './http-server.ts';

let mailbox: MailReceiver;
let logged: { level: string; facts: object }[];
const log = {
  info: () => undefined,
  warn: (facts: object) => void logged.push({ level: 'warn', facts }),
  error: (facts: object) => void logged.push({ level: 'error', facts }),
};

beforeEach(async () => {
  logged = [];
  mailbox = await receiveMails();
  onTestFinished(mailbox.stop);
});

const alert = { text: 'ลูกค้าทดลองส่งไปไม่ถึงหลังบ้าน', event: 'canary.lost' };
/** Sends the alert by mail, and over LINE when it is configured. */
const send = (line?: { url: string; token: string; target: string }) => {
  const to = 'sales@example.com, boss@example.com';
  const mail = { allowsPlaintext: false, url: mailbox.url, from: 'office@example.com', to };
  return sendAlert({ line, webhook: undefined, mail }, alert, log);
};

it('sends a mail in Thai to each recipient', async () => {
  expect(await send()).toBe(true);
  expect(mailbox.recipients).toEqual([['sales@example.com'], ['boss@example.com']]);
  const [head = '', body = ''] = mailbox.mails[0]?.split('\r\n\r\n') ?? [];
  expect(Buffer.from(body, 'base64').toString()).toContain(alert.text);
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(logged).toEqual([]);
});

it('returns false when the mail server rejects all recipients or is down', async () => {
  for (const one of ['sales', 'boss']) mailbox.refused.set(`${one}@example.com`, 550);
  expect(await send()).toBe(false);
  expect(logged.map(({ level }) => level)).toEqual(['warn', 'error']);
  await mailbox.stop();
  expect(await send()).toBe(false);
});

it('logs a channel that failed, and returns true when another succeeded', async () => {
  const { url } = await startServer((_, response) => void response.writeHead(401).end());
  expect(await send({ url, token: 'expired', target: 'U1' })).toBe(true);
  expect(logged).toEqual([
    { level: 'warn', facts: { channel: 'line', code: 'http_401', alert: alert.event } },
  ]);
});

it('reaches the other recipients when one is rejected, and logs no address', async () => {
  mailbox.refused.set('boss@example.com', 451);
  expect(await send()).toBe(true);
  expect(mailbox.recipients).toEqual([['sales@example.com']]);
  expect(logged).toMatchObject([{ facts: { channel: 'mail', code: 'smtp_451' } }]);
  expect(JSON.stringify(logged)).not.toContain('@');
});
