import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createCertificate } from '../test/certificate.ts';
import type { Finding } from '../scripts/doctor/finding.ts';
import { isOfficeBuilt, Office } from './office.ts';
import { freePorts } from '../../office/test/serve.ts';
import { Site } from './site.ts';

// One deployment without faults at first; each test breaks one thing and repairs it.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(!isOfficeBuilt && Boolean(process.env.APPS), 'APPS leaves out the office.');

const folder = fileURLToPath(new URL('..', import.meta.url));
const { PATH, HOME } = process.env;
const site = new Site();
let office: Office;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let environment: Record<string, string>;
const webhookSecret = 'secret-of-the-webhook';

/** What the proxy forwards as X-Forwarded-For, by what was sent and the sender's address. */
type Forward = (sent: string | undefined, from: string) => string | undefined;
const correct: Forward = (_, from) => from;
let forward = correct;

/** Starts an HTTPS proxy in front of the site. */
async function startProxy(target: string, key: Buffer, cert: Buffer) {
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const { method, url = '/', socket } = incoming;
    const { 'x-forwarded-for': sent, ...others } = incoming.headers;
    const forwarded = forward(sent?.toString(), socket.remoteAddress ?? '');
    const headers = { ...others, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
    const onward = ask(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, close };
}

test.beforeAll(async () => {
  const { key, cert, file } = createCertificate(test.info().outputPath('proxy'));
  const [port = 0, officePort = 0] = await freePorts(2);
  const address = `http://127.0.0.1:${port}`;
  proxy = await startProxy(address, key, cert);
  const channels = { WEBHOOK_URL: address, WEBHOOK_SECRET: webhookSecret, LEAD_CANARY: '0' };
  office = new Office(officePort, site.dataDir, { SITE_INTERNAL_URL: address, ...channels });
  await office.start();
  environment = {
    PORT: String(port),
    DATA_DIR: site.dataDir,
    SITE_URL: proxy.url,
    OFFICE_URL: office.url,
    TRUST_PROXY: '1',
    NODE_EXTRA_CA_CERTS: file,
    LOG_LEVEL: 'silent',
    CONTENT_SYNC_INTERVAL: '1',
    ...channels,
  };
  await site.start(environment);
  await expect
    .poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 30_000 })
    .toBe(200);
});
test.afterAll(async () => {
  proxy.close();
  await site.dispose();
  await office.dispose();
});

/** Runs the command. */
async function doctor(changed: Record<string, string> = {}, options = ['--json']) {
  const child = spawn(process.execPath, ['scripts/doctor.ts', ...options], {
    cwd: folder,
    env: { PATH, HOME, ...environment, ...changed },
  });
  const closed = once(child, 'close');
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { code: child.exitCode, output: output.join('') };
}

/** Runs the command. @returns its exit code, and the level and code of each finding that is not fine */
async function findings(changed: Record<string, string> = {}) {
  const { code, output } = await doctor(changed);
  const found = (JSON.parse(output) as Finding[])
    .filter(({ level }) => level !== 'fine')
    .map(({ level, code: name }) => `${level} ${name}`);
  return { code, found };
}

test('finds no fault in a correct deployment', async () => {
  expect(await findings()).toEqual({ code: 0, found: [] });
});

test('prints a line for each check, and no secret', async () => {
  expect((await doctor({}, [])).output).toMatch(
    /✓ LEAD_API_TOKEN is the same on both sides[^]*\n0 broken, \d warnings/,
  );
  const own = {
    METRICS_TOKEN: 'short-secret',
    LEAD_API_TOKEN: 'other-secret',
    SMTP_URL: 'smtp://me:mail-secret@127.0.0.1:1',
    MAIL_FROM: 'a@clinic.example',
  };
  const { output } = await doctor(own);
  const { output: more } = await doctor({ ...own, METRICS_TOKEN: '' });
  const others = ['short-secret', 'other-secret', 'mail-secret', webhookSecret];
  for (const secret of [...Object.values(office.secrets), ...others]) {
    expect(output + more).not.toContain(secret);
  }
});

for (const [name, changed, found] of [
  ['LEAD_API_TOKEN', 'another', 'key_refused'],
  ['REGISTRATION_API_TOKEN', 'another', 'key_refused'],
  ['CONTENT_API_KEY', 'another', 'key_refused'],
  ['SITE_URL', 'http://www.example.com', 'outside_http'],
  ['NODE_EXTRA_CA_CERTS', '', 'outside_silent'],
  ['METRICS_TOKEN', 'short', 'settings_bad'],
  ['LEAD_API_URL', 'http://127.0.0.1:1/leads', 'call_silent'],
] as const) {
  test(`${name} "${changed}": ${found}`, async () => {
    // The address alone would be reported as a missing token.
    const token = name === 'LEAD_API_URL' ? { LEAD_API_TOKEN: 'x' } : {};
    const { code, found: seen } = await findings({ [name]: changed, ...token });
    // The office has a local address while the site has a public one.
    const office = name === 'SITE_URL' ? ['warning outside_local'] : [];
    expect(seen).toEqual([`broken ${found}`, ...office]);
    expect(code).toBe(1);
  });
}

for (const [name, forwards, found] of [
  ['removes the header', () => undefined, ['broken forwarded_missing']],
  ["keeps a visitor's header", (sent, from) => sent ?? from, ['broken forwarded_forged']],
  ["appends to a visitor's header", (sent, from) => [sent, from].filter(Boolean).join(', '), []],
  [
    "passes a visitor's header on and adds none",
    (sent) => sent,
    ['broken forwarded_missing', 'broken forwarded_forged'],
  ],
] as [string, Forward, string[]][]) {
  test(`X-Forwarded-For: a proxy that ${name}`, async () => {
    forward = forwards;
    expect((await findings()).found).toEqual(found);
    forward = correct;
  });
}

for (const [name, changed, found] of [
  ['was started for another address', { SITE_URL: 'https://before.example' }, 'started_for_other'],
  ['does not trust its proxy', { TRUST_PROXY: '' }, 'forwarded_not_believed'],
] as const) {
  test(`a site that ${name}`, async () => {
    // A visitor of another machine; on this one proxy and visitor have the same address.
    if ('TRUST_PROXY' in changed) forward = () => '198.51.100.9';
    await site.stop();
    await site.start({ ...environment, ...changed });
    expect((await findings()).found).toEqual([`broken ${found}`]);
    forward = correct;
    await site.stop();
    await site.start(environment);
  });
}

test('a certificate for another name', async () => {
  const { found } = await findings({ SITE_URL: proxy.url.replace('localhost', '127.0.0.1') });
  expect(found).toEqual(['broken outside_silent']);
});

test('an empty data folder', async ({}, testInfo) => {
  const empty = testInfo.outputPath('data');
  mkdirSync(empty);
  expect((await findings({ DATA_DIR: empty })).found).toEqual(['broken never_started']);
});

test('an office that is down', async () => {
  await office.stop();
  const { code, found } = await findings();
  expect(code).toBe(1);
  expect(found.filter((one) => one.startsWith('broken'))).toEqual([
    'broken app_silent',
    ...Array<string>(3).fill('broken call_silent'),
  ]);
});

test('a site that is down', async () => {
  await site.stop();
  expect((await findings()).found).toContain('broken app_silent');
});
