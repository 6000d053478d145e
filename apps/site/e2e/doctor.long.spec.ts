import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Finding } from '../scripts/doctor/finding.ts';
import { isOfficeBuilt, Office } from './office.ts';
import { freePorts } from './server-process.ts';
import { Site } from './site.ts';

// One deployment, in good health first; then one thing after the other is broken and put right again.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(
  !isOfficeBuilt && Boolean(process.env.APPS),
  'The office is left out by APPS: there is no deployment of both.',
);

const folder = fileURLToPath(new URL('..', import.meta.url));
const { PATH, HOME } = process.env;
const certificates = mkdtempSync(path.join(tmpdir(), 'doctor-'));
const site = new Site();
let office: Office;
let proxy: Proxy;
let line: { url: string; close: () => void };
let environment: Record<string, string>;

/** What stands in front of the site, and may be set up well or badly. */
class Proxy {
  /** What it makes of the headers that arrive. */
  rewrite: (headers: IncomingHttpHeaders, from: string) => IncomingHttpHeaders = wellSetUp;
  /** Where the landing page says that it is, if not where it says so by itself. */
  saysAddress: string | undefined;
  readonly #server;
  url = '';

  constructor(target: string, key: Buffer, cert: Buffer) {
    this.#server = createSecureServer({ key, cert }, (incoming, outgoing) => {
      const headers = this.rewrite(incoming.headers, incoming.socket.remoteAddress ?? '');
      const { method, url = '/' } = incoming;
      const onward = ask(target + url, { method, headers }, (answer) => {
        const { saysAddress } = this;
        const status = answer.statusCode ?? 502;
        if (url !== '/' || saysAddress === undefined) {
          outgoing.writeHead(status, answer.headers);
          return void answer.pipe(outgoing);
        }
        const others = { ...answer.headers };
        delete others['content-length'];
        outgoing.writeHead(status, others);
        let page = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (page += chunk));
        answer.on('end', () =>
          outgoing.end(page.replace(/(rel="canonical" href=")[^"]*/, `$1${saysAddress}/`)),
        );
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `https://localhost:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const wellSetUp: Proxy['rewrite'] = (headers, from) => ({
  // Pages are rewritten on the way, so they come as they are.
  ...{ ...headers, 'accept-encoding': 'identity' },
  'x-forwarded-for': from,
});

test.beforeAll(async () => {
  const file = (name: string) => path.join(certificates, name);
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', file('key.pem'), '-out', file('cert.pem'), '-days', '90'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
  ]);
  const [port = 0] = await freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  proxy = await new Proxy(
    address,
    readFileSync(file('key.pem')),
    readFileSync(file('cert.pem')),
  ).listen();
  line = await lineApi();
  const channels = {
    ...{ LINE_API_URL: line.url, LINE_CHANNEL_TOKEN: 'line-token', LINE_TARGET: 'U1' },
    LEAD_CANARY: '0',
  };
  office = await Office.make({ SITE_INTERNAL_URL: address, DATA_DIR: site.dataDir, ...channels });
  await office.start();
  environment = {
    ...{ PORT: String(port), DATA_DIR: site.dataDir, SITE_URL: proxy.url },
    ...{ OFFICE_URL: office.url, TRUST_PROXY: '1', NODE_EXTRA_CA_CERTS: file('cert.pem') },
    ...{ LOG_LEVEL: 'silent', CONTENT_SYNC_INTERVAL: '1', ...channels },
  };
  await site.start(environment);
  await expect
    .poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 30_000 })
    .toBe(200);
});
test.afterAll(async () => {
  proxy.close();
  line.close();
  await site.dispose();
  await office.dispose();
  rmSync(certificates, { recursive: true, force: true });
});

/** Answers as LINE does about whose a token is. */
async function lineApi() {
  const server = createServer(({ headers }, response) => {
    response.writeHead(headers.authorization === 'Bearer line-token' ? 200 : 401).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Runs the command as a person would. */
async function doctor(changed: Record<string, string> = {}, options = ['--json']) {
  const child = spawn(process.execPath, ['scripts/doctor.ts', ...options], {
    cwd: folder,
    env: { PATH, HOME, ...environment, ...changed },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said };
}

/** What it finds that is not fine, by level and code, and how it ends. */
async function ills(changed: Record<string, string> = {}) {
  const { code, said } = await doctor(changed);
  const found = (JSON.parse(said) as Finding[])
    .filter(({ level, code: name }) => level !== 'fine' && name !== 'samples_left')
    .map(({ level, code: name }) => `${level} ${name}`);
  return { code, found };
}

test('finds nothing wrong with a deployment that is as it should be', async () => {
  expect(await ills()).toEqual({ code: 0, found: [] });
});

test('says so in Thai, and in English where it is asked or the machine speaks it', async () => {
  const thai = await doctor({}, []);
  expect(thai.said).toContain('✓ LEAD_API_TOKEN ตรงกันทั้งสองฝั่ง');
  expect(thai.said).toMatch(/เสีย 0 อย่าง/);
  const english = await doctor({ LANG: 'en_GB.UTF-8' }, []);
  expect(english.said).toContain('✓ LEAD_API_TOKEN is the same on both sides');
  expect((await doctor({ LANG: 'en_GB.UTF-8' }, ['--lang', 'th'])).said).toContain('ตรงกัน');
});

test('prints no secret, whatever is wrong', async () => {
  const secrets = JSON.parse(
    readFileSync(path.join(site.dataDir, 'secrets.json'), 'utf8'),
  ) as Record<string, string>;
  const { said } = await doctor({ METRICS_TOKEN: 'short-secret', LEAD_API_TOKEN: 'other-secret' });
  const { said: more } = await doctor({ LEAD_API_TOKEN: 'other-secret' });
  for (const secret of [...Object.values(secrets), 'short-secret', 'other-secret', 'line-token']) {
    expect(said + more).not.toContain(secret);
  }
});

for (const [name, changed, found] of [
  ['LEAD_API_TOKEN', 'another', 'key_refused'],
  ['REGISTRATION_API_TOKEN', 'another', 'key_refused'],
  ['CONTENT_API_KEY', 'another', 'key_refused'],
  ['ANALYTICS_READ_KEY', 'another', 'key_refused'],
  ['LEADS_ADMIN_KEY', 'another', 'key_refused'],
  ['LINE_CHANNEL_TOKEN', 'another', 'line_refused'],
  ['LINE_TARGET', '', 'channel_half'],
  ['SITE_URL', 'http://www.example.com', 'outside_http'],
  ['NODE_EXTRA_CA_CERTS', '', 'outside_silent'],
  ['METRICS_TOKEN', 'short', 'settings_bad'],
  ['LEAD_API_URL', 'http://127.0.0.1:1/leads', 'call_silent'],
  ['SMTP_URL', 'smtp://127.0.0.1:1', 'mail_silent'],
] as const) {
  test(`${name} "${changed}": ${found}`, async () => {
    const also = name === 'SMTP_URL' ? { MAIL_FROM: 'a@clinic.example' } : {};
    // The address alone would have the token looked for elsewhere.
    const token = name === 'LEAD_API_URL' ? { LEAD_API_TOKEN: 'x' } : {};
    const { code, found: seen } = await ills({ [name]: changed, ...also, ...token });
    // Staff would come by this machine's own address, while visitors come by another.
    const office = name === 'SITE_URL' ? ['warning office_local'] : [];
    expect(seen).toEqual([`broken ${found}`, ...office]);
    expect(code).toBe(1);
  });
}

for (const [name, rewrite, found] of [
  ['says no addresses', { 'x-forwarded-for': undefined }, ['broken forwarded_missing']],
] as const) {
  test(`a proxy that ${name}`, async () => {
    proxy.rewrite = (headers, from) => {
      const sent = { ...wellSetUp(headers, from), ...rewrite };
      return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    };
    expect((await ills()).found).toEqual(found);
    proxy.rewrite = wellSetUp;
  });
}

test('a proxy that hands on whatever address a visitor writes', async () => {
  proxy.rewrite = (headers, from) => ({
    ...wellSetUp(headers, from),
    'x-forwarded-for': headers['x-forwarded-for'] ?? from,
  });
  expect((await ills()).found).toEqual(['broken forwarded_forged']);
  // One that adds the real address to it is as good as one that replaces it.
  proxy.rewrite = (headers, from) => ({
    ...wellSetUp(headers, from),
    'x-forwarded-for': [headers['x-forwarded-for'], from].filter(Boolean).join(', '),
  });
  expect((await ills()).found).toEqual([]);
  proxy.rewrite = wellSetUp;
});

test('a proxy that says nothing by itself, and lets through what a visitor writes', async () => {
  proxy.rewrite = (headers) => headers;
  expect((await ills()).found).toEqual(['broken forwarded_missing', 'broken forwarded_forged']);
  proxy.rewrite = wellSetUp;
});

test('a site that was started for another address', async () => {
  proxy.saysAddress = 'https://before.example';
  expect((await ills()).found).toEqual(['broken started_for_other']);
  proxy.saysAddress = undefined;
});

test('a site that does not believe its proxy', async () => {
  await site.stop();
  await site.start({ ...environment, TRUST_PROXY: '' });
  // As of a visitor on another machine: on this one proxy and visitor have the same address.
  proxy.rewrite = (headers) => wellSetUp(headers, '198.51.100.9');
  expect((await ills()).found).toEqual(['broken forwarded_not_believed']);
  proxy.rewrite = wellSetUp;
  await site.stop();
  await site.start(environment);
});

test('a certificate for another name than that of the site', async () => {
  expect((await ills({ SITE_URL: proxy.url.replace('localhost', '127.0.0.1') })).found).toEqual([
    'broken outside_silent',
  ]);
});

test('a data folder that others may read', async () => {
  chmodSync(path.join(site.dataDir, 'secrets.json'), 0o644);
  expect(await ills()).toEqual({ code: 1, found: ['broken data_open'] });
  chmodSync(path.join(site.dataDir, 'secrets.json'), 0o600);
});

test('a data folder in which nothing was ever started', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  expect((await ills({ DATA_DIR: empty })).found).toEqual(['broken never_started']);
  rmSync(empty, { recursive: true });
});

test('the office is away', async () => {
  await office.stop();
  const { code, found } = await ills();
  expect(code).toBe(1);
  expect(found.filter((one) => one.startsWith('broken'))).toEqual([
    'broken office_silent',
    ...Array<string>(3).fill('broken call_silent'),
  ]);
});

test('the site is away, with a lead that waits', async () => {
  await site.stop();
  const file = path.join(site.dataDir, 'site.sqlite');
  const database = new DatabaseSync(file);
  database.exec(
    `INSERT INTO outbox (id, reference, idempotency_key, fingerprint, payload, is_suspected, received_at, next_attempt_at)
     VALUES ('1', 'AAAA-1111', 'k', 'f', '{}', 0, ${Date.now() - 3_600_000}, 0)`,
  );
  database.close();
  const { found } = await ills();
  expect(found).toEqual(expect.arrayContaining(['broken site_silent', 'warning outbox_waiting']));
});

test('a database that a newer version has written in, and one that is damaged', async () => {
  const file = path.join(site.dataDir, 'site.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 999; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  expect((await ills()).found).toContain('broken database_newer');
  writeFileSync(file, 'this is no database, and is long enough to be taken for one'.repeat(100), {
    mode: 0o600,
  });
  expect((await ills()).found).toContain('broken database_damaged');
});
