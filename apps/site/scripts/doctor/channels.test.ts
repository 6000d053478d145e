import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createCertificate } from '../../test/certificate.ts';
import { recordingServer } from '../../test/http-server.ts';
import { reasonFor } from './http-client.ts';
import { channelFindings, testFindings } from './channels.ts';
import type { Finding } from './finding.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'channels-'));
const certificate = (name: string) => createCertificate(path.join(folder, name));
const usual = getCACertificates('default');
const servers: Server[] = [];
let trusted: { key: Buffer; cert: Buffer };
let unknown: { key: Buffer; cert: Buffer };

beforeAll(() => {
  [trusted, unknown] = [certificate('trusted'), certificate('unknown')];
  setDefaultCACertificates([...usual, trusted.cert.toString()]);
});
afterEach(() => servers.splice(0).forEach((server) => server.close()));
afterAll(() => {
  setDefaultCACertificates(usual);
  rmSync(folder, { recursive: true, force: true });
});

async function portOf(server: Server, host = '127.0.0.1'): Promise<number> {
  servers.push(server);
  await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A mail server with the given answers by command; it accepts all others. */
const mailServer = (answers: Record<string, string>) =>
  createServer((socket) => {
    socket.on('error', () => undefined);
    if (answers.greeting === 'none') return;
    socket.write('220 mail.example ready\r\n');
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.on('line', (line) => {
      const command = line.split(/[ :]/)[0] ?? '';
      const usually = { EHLO: '250-mail.example\r\n250 AUTH PLAIN', AUTH: '235 well' }[command];
      socket.write(`${answers[command] ?? usually ?? '250 well'}\r\n`);
    });
  });

const none = { line: undefined, webhook: undefined, mail: undefined };
const told = ({ level, code, text }: Finding) => [level, code, text].join(' | ');

const look = async (channels: Parameters<typeof channelFindings>[0]) => {
  const [found] = await channelFindings(channels);
  return found && told(found);
};
const webhook = (url: string) => {
  const alarmChannels = { ...none, webhook: { url, secret: 'a secret of some length' } };
  return look({ alarmChannels, mailServer: undefined });
};
const mail = (url: string, allowsPlaintext = false) =>
  look({ alarmChannels: none, mailServer: { url, allowsPlaintext } });

it('tests a webhook’s connection and certificate without sending a request', async () => {
  let asked = 0;
  const good = await portOf(createHttpsServer(trusted, () => (asked += 1)));
  expect(await webhook(`https://localhost:${good}/hook`)).toMatch(/^fine \| channel_works/);
  expect(await webhook(`https://127.0.0.1:${good}/hook`)).toMatch(
    /^broken \| channel_silent .*another host.*WEBHOOK_URL/,
  );
  const bad = await portOf(createHttpsServer(unknown, () => (asked += 1)));
  expect(await webhook(`https://localhost:${bad}/hook`)).toMatch(
    /^broken \| channel_silent .*not trusted.*WEBHOOK_URL.*NODE_EXTRA_CA_CERTS/,
  );
  const plain = await portOf(createHttpServer(() => (asked += 1)));
  expect(await webhook(`https://localhost:${plain}/hook`)).toMatch(/no TLS on this port/);
  expect(await webhook(`http://127.0.0.1:${plain}/hook`)).toMatch(/^fine/);
  expect(await webhook('http://127.0.0.1:1/hook')).toMatch(/connection refused/);
  expect(asked).toBe(0);
});

it('recognises an expired certificate', () => {
  const error = Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' });
  expect(reasonFor(error)).toBe('certificate expired');
});

it.each([
  ['accepts the password', {}, 'user:pass@', /^fine \| channel_works/],
  ['needs no password', {}, '', /^fine \| channel_works/],
  ['refuses the password', { AUTH: '535 bad' }, 'user:pass@', /mail_refused .*535.*SMTP_URL/],
  [
    'rejects every client',
    { EHLO: '554 no', HELO: '554 no' },
    '',
    /channel_silent .*554.*SMTP_URL/,
  ],
  ['never answers', { greeting: 'none' }, '', /channel_silent .*timeout.*SMTP_URL/],
])(
  'reports a mail server that %s',
  async (_what, answers, user, finding) => {
    const port = await portOf(mailServer(answers));
    expect(await mail(`smtp://${user}127.0.0.1:${port}`)).toMatch(finding);
  },
  20_000,
);

it('reports a mail server with an untrusted certificate, or without TLS', async () => {
  const port = await portOf(createHttpsServer(unknown));
  expect(await mail(`smtps://localhost:${port}`)).toMatch(/channel_silent .*not trusted/);
  const plain = await portOf(mailServer({}));
  expect(await mail(`smtps://localhost:${plain}`)).toMatch(/channel_silent .*no TLS on this port/);
  expect(await mail('smtp://127.0.0.1:1')).toMatch(/channel_silent .*connection refused/);
});

const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

it.skipIf(elsewhere === undefined)(
  'reports a mail server on another host without TLS, unless it is allowed',
  async () => {
    const port = await portOf(mailServer({ STARTTLS: '502 no' }), elsewhere);
    expect(await mail(`smtp://${elsewhere}:${port}`)).toMatch(
      /^broken \| mail_open .*SMTP_ALLOW_PLAINTEXT/,
    );
    expect(await mail(`smtp://${elsewhere}:${port}`, true)).toMatch(/^fine/);
  },
);

it.each([
  [401, /^broken \| line_refused .*LINE_CHANNEL_TOKEN/],
  [307, /^warning \| channel_silent .*HTTP 307.*LINE_API_URL/],
  [500, /^warning \| channel_silent .*HTTP 500/],
])('blames the token of LINE for %i only if LINE does', async (status, expected) => {
  const { received, url } = await recordingServer(
    (response) => void response.writeHead(status, { location: '/other' }).end(),
  );
  const alarmChannels = { ...none, line: { url, token: 'token', target: 'U1' } };
  expect(await look({ alarmChannels, mailServer: undefined })).toMatch(expected);
  expect(received.map(({ path }) => path)).toEqual(['/v2/bot/info']);
});

it('sends a test over each channel, and names the setting to correct', async () => {
  const statuses = [200, 401, 307];
  const { received, url } = await recordingServer(
    (response) => void response.writeHead(statuses.shift() ?? 200, { location: '/other' }).end(),
  );
  const mailPort = async (answers: Record<string, string>) =>
    `smtp://127.0.0.1:${await portOf(mailServer(answers))}`;
  const by = async (channels: Partial<Parameters<typeof testFindings>[0]>) =>
    (await testFindings({ ...none, ...channels })).map(told).join('\n');
  const line = { url, token: 'token', target: 'U1' };
  expect(await by({ line })).toMatch(/^fine \| test_sent .*LINE/);
  expect(received[0]?.body).toContain('ไม่ใช่ลูกค้าจริง');
  expect(await by({ webhook: { url, secret: 'a secret' } })).toMatch(
    /^broken \| test_failed .*Webhook .*http_401.*WEBHOOK_SECRET/,
  );
  expect(await by({ line })).toMatch(/test_failed .*LINE .*http_307/);
  const letter = { allowsPlaintext: false, from: 'a@b.co', to: 'c@d.co' };
  const unknownReceiver = { ...letter, url: await mailPort({ RCPT: '550 nobody' }) };
  expect(await by({ mail: unknownReceiver })).toMatch(/test_failed .*SMTP 550.*MAIL_TO/);
  const unknownSender = { ...letter, url: await mailPort({ MAIL: '553 not yours' }) };
  expect(await by({ mail: unknownSender })).toMatch(/test_failed .*SMTP 553.*MAIL_FROM/);
  expect(await by({})).toBe('');
});
