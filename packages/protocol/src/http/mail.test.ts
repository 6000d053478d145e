import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { isMailList, mailAddresses, mailTransport, sendToEach } from './mail.ts';

it.each([
  ['a@x.co', ['a@x.co']],
  ['a@x.co, b@x.co', ['a@x.co', 'b@x.co']],
  ['a@x.co;b@x.co', ['a@x.co', 'b@x.co']],
  ['ฝ่ายขาย <a@x.co>, "Chai, Somchai" <b@x.co>', ['a@x.co', 'b@x.co']],
  ['a@x.co, A@X.CO,', ['a@x.co']],
  ['ทีม: a@x.co, b@x.co;', ['a@x.co', 'b@x.co']],
])('parses the list %s', (list, addresses) => {
  expect(mailAddresses(list)).toEqual(addresses);
  expect(isMailList(list)).toBe(true);
});

it.each(['สมชาย', 'a@x.co, สมชาย', 'a@x.co, b@', ' '])('rejects the list %j', (list) => {
  expect(isMailList(list)).toBe(false);
});

// The result of each recipient is tested over SMTP in apps/office/test/mail-recipients.test.ts.
it('records no result when the server rejects the sender', async () => {
  const noted: string[] = [];
  const sent = sendToEach(
    ['a@x.co'],
    () =>
      Promise.reject(Object.assign(new Error('no'), { command: 'MAIL FROM', responseCode: 553 })),
    (address) => void noted.push(address),
  );
  await expect(sent).rejects.toThrow('no');
  expect(noted).toEqual([]);
});

it.each([
  ['smtp://mail.example', false, { secure: false, requireTLS: true, port: 587 }],
  ['smtp://mail.example', true, { secure: false, requireTLS: false }],
  ['smtp://10.0.0.9:25', false, { requireTLS: true, port: 25 }],
  ['smtps://mail.example', false, { secure: true, port: 465 }],
  ['smtp://127.0.0.1:25', false, { requireTLS: false }],
  ['smtp://[::1]:25', false, { requireTLS: false }],
])('sends over TLS to %s, plaintext allowed: %s', (address, allowsPlaintext, options) => {
  expect(mailTransport(address, allowsPlaintext)).toMatchObject(options);
});

it('gives up on a server that answers byte by byte', async () => {
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n250');
    const drip = setInterval(() => socket.write('-'), 20);
    socket.on('close', () => clearInterval(drip)).on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = createTransport(mailTransport(`smtp://127.0.0.1:${port}`, true, 100));
  await expect(transport.verify()).rejects.toThrow();
  // Its connection is closed as well.
  server.close();
  await once(server, 'close');
});
