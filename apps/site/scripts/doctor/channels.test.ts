import { once } from 'node:events';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { createCertificate } from '../../test/certificate.ts';
import { recordingServer, startServer } from '../../test/http-server.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { reasonFor } from './http-client.ts';
import { channelFindings } from './channels.ts';

async function portOf(server: Server, host = '127.0.0.1'): Promise<number> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A mail server with the given answers by command; it accepts all others. */
const mailServer = (answers: Record<string, string>) =>
  createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example ready\r\n');
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.on('line', (line) => {
      const command = line.split(/[ :]/)[0] ?? '';
      const usually = { EHLO: '250-mail.example\r\n250 AUTH PLAIN', AUTH: '235 well' }[command];
      socket.write(`${answers[command] ?? usually ?? '250 well'}\r\n`);
    });
  });

const none = { line: undefined, webhook: undefined, mail: undefined };
type Channels = Parameters<typeof channelFindings>[0];

const look = async (channels: Partial<Channels>, sendsTest: boolean) => {
  const found = await channelFindings({ ...none, ...channels }, sendsTest);
  return found.map(({ level, code, text }) => [level, code, text].join(' | ')).join('\n');
};
const send = (channels: Partial<Channels>) => look(channels, true);
const hook = (url: string) => send({ webhook: { url, secret: 'a secret' } });
const letter = { allowsPlaintext: false, from: 'a@b.co', to: 'c@d.co' };
const mail = (url: string) => send({ mail: { ...letter, url } });

it('lists the channels without a message', async () => {
  const { received, url } = await recordingServer((response) => void response.end());
  const channels = {
    line: { url, token: 'token', target: 'U1' },
    webhook: { url, secret: 'a secret' },
  };
  expect(await look(channels, false)).toMatch(
    /^fine \| channels_configured .*LINE, Webhook.*--send-test$/,
  );
  expect(await look({}, false)).toMatch(/^warning \| channels_none/);
  expect(received).toEqual([]);
});

it('sends a test over each channel, and names the setting to correct', async () => {
  const statuses = [200, 401, 307];
  const { received, url } = await recordingServer(
    (response) => void response.writeHead(statuses.shift() ?? 200, { location: '/other' }).end(),
  );
  const line = { url, token: 'token', target: 'U1' };
  expect(await send({ line })).toMatch(/^fine \| test_sent .*LINE/);
  expect(received[0]?.body).toContain('ไม่ใช่ลูกค้าจริง');
  expect(await hook(url)).toMatch(/^broken \| test_failed .*Webhook .*http_401.*WEBHOOK_SECRET/);
  expect(await send({ line })).toMatch(/test_failed .*LINE .*http_307.*has moved/);
});

it.each([
  [{ RCPT: '550 nobody' }, '', /test_failed .*SMTP 550.*MAIL_TO/],
  [{ MAIL: '553 not yours' }, '', /test_failed .*SMTP 553.*MAIL_FROM/],
  [{ AUTH: '535 bad' }, 'user:pass@', /test_failed .*SMTP 535.*SMTP_URL/],
])('reports a mail server that answers %j', async (answers, user, expected) => {
  const port = await portOf(mailServer(answers));
  expect(await mail(`smtp://${user}127.0.0.1:${port}`)).toMatch(expected);
});

const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

it.skipIf(elsewhere === undefined)('reports a mail server elsewhere without TLS', async () => {
  const port = await portOf(mailServer({ STARTTLS: '502 no' }), elsewhere);
  expect(await mail(`smtp://${elsewhere}:${port}`)).toMatch(/test_failed .*SMTP_ALLOW_PLAINTEXT/);
});

it('says why a connection fails', async () => {
  const certificate = createCertificate(path.join(temporaryFolder(), 'unknown'));
  const unknown = await portOf(createHttpsServer(certificate));
  const plain = await startServer((_, response) => void response.end());
  expect(await hook(`https://localhost:${unknown}/hook`)).toContain('certificate is not trusted');
  expect(await hook(plain.url.replace('http:', 'https:'))).toContain('no TLS on this port');
  expect(await mail(`smtps://localhost:${unknown}`)).toContain('certificate is not trusted');
  expect(await mail('smtp://127.0.0.1:1')).toContain('connection refused');
  const ended = Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' });
  expect(reasonFor(ended)).toBe('certificate expired');
});
