import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { packages } from '@clinicdee/brand/packages';
import { copyDatabase } from '@clinicdee/data-dir/copy-database';
import { MissedSearches } from '../../site/src/analytics/missed-searches.ts';
import { limitsOfCounting, RateLimit } from '../../site/src/http/rate-limit.ts';
import { contentFor } from '../../site/src/content/site-content.ts';
import { openDatabase } from '../../site/src/storage/database.ts';
import { LeadJournal } from '../../site/src/leads/journal.ts';
import { answerPerson } from '../../site/src/leads/office-calls.ts';
import { type LeadService, receiveLead } from '../../site/src/leads/receive.ts';
import { SqliteOutbox } from '../../site/src/leads/sqlite-outbox.ts';
import { deliverEvents, repeatErasures } from '../src/privacy/events.ts';
import { erasureReasons } from '../src/privacy/reasons.ts';
import type { Person } from '../src/privacy/person.ts';
import { type Caller, deliverLead, handIn, register, startOffice } from './office.ts';
import { receiveCalls } from './receivers.ts';
import { serve } from './serve.ts';

const person = { fullname: 'วาสนา ลบข้อมูล', phone: '086-000-1111', email: 'wasana@clinic.example' };
const friend = { fullname: 'เพื่อน', phone: '089-999-0000', email: 'friend@b.co' };
const spellings = ['๐๘๖ ๐๐๐ ๑๑๑๑', '+66 (0)86-000-1111', ' WASANA@Clinic.example ', '0860001111'];
/** Everything by which the person could be found in a file. */
const traces = [
  ...Object.values(person),
  ...spellings.map((spelling) => spelling.trim()),
  '+66860001111',
  '66860001111',
  '86000111',
  '86-000-111',
  '86 000 111',
  '๘๖๐๐๐๑๑๑',
  '086.000.1111',
  '(086) 000',
  'วาสนา',
  'wasana',
  'WASANA',
];

const [sold] = packages;
const run = promisify(execFile);

/** A backup from before the erasure. */
let backup: string;
let siteDatabase: DatabaseSync;
let leadService: LeadService;
const siteUrl = new URL('http://localhost:4321');
let closeSite: () => void;
/** What the site has logged. */
const logged: unknown[] = [];
const note = (...facts: unknown[]) => void logged.push(facts);
const log = { info: note, warn: note, error: note };

const webhook = await receiveCalls();
afterAll(webhook.stop);
const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
const site = await startSite();
afterAll(async () => {
  closeSite();
  await site.stop();
  for (const folder of [siteDir, office.dataDir]) rmSync(folder, { recursive: true });
});
const office = await startOffice({
  SITE_URL: site.url,
  WEBHOOK_URL: webhook.url,
  WEBHOOK_SECRET: 'x'.repeat(16),
});

/** Opens what the site stores in its folder. */
function openSite(): void {
  siteDatabase = openDatabase(siteDir);
  const journal = new LeadJournal(siteDir, log);
  journal.reconcile(siteDatabase);
  const outbox = new SqliteOutbox(siteDatabase, siteDatabase, journal);
  closeSite = () => {
    journal.close();
    siteDatabase.close();
  };
  leadService = {
    outbox,
    localOutbox: outbox,
    log,
    contentFor,
    siteUrl,
    rateLimit: { take: () => Promise.resolve(undefined), giveBack: () => Promise.resolve() },
    onStored: () => undefined,
  };
}

/** The part of a site that the office calls about a person, with a real outbox. */
function startSite() {
  openSite();
  return serve((request, response) => {
    void text(request).then(async (body) => {
      if (request.url !== '/api/leads/person') return void response.writeHead(404).end();
      const headers = { 'content-type': 'application/json' };
      const call = new Request(siteUrl, { method: 'POST', headers, body });
      const answer = await answerPerson(call, leadService, office.secrets.LEADS_ADMIN_KEY);
      response.end(JSON.stringify(answer));
    });
  });
}

const call = (operation: string, typed: string, caller: Caller, more = {}) =>
  caller.post(`/person/${operation}`, { typed, ...more });

async function find(typed: string, caller: Caller): Promise<Person> {
  const answer = await call('find', typed, caller);
  expect(answer.status).toBe(200);
  return answer.json as Person;
}

/** Sends a form to a site whose office is down. */
async function sendToSite(body: string | URLSearchParams, type = 'application/json') {
  const request = new Request(`${siteUrl}api/leads`, {
    method: 'POST',
    headers: { 'content-type': type, origin: siteUrl.origin },
    body,
  });
  const { envelope } = await receiveLead(request, '192.0.2.1', leadService);
  expect(envelope).toMatchObject({ code: 200 });
}

/** The names in the outbox of the site. */
function namesOnSite(): unknown[] {
  const rows = siteDatabase.prepare("SELECT payload FROM outbox WHERE payload <> '{}'").all();
  return rows.map(({ payload }) => (JSON.parse(String(payload)) as typeof person).fullname);
}

/** Sends the person's form, with and without JavaScript, and as a robot would, and somebody else's. */
async function plantOnSite(): Promise<void> {
  const values = { ...person, organization_type: 'dental', marketing_consent: '1' };
  const form = { ...values, description: `โทร ${spellings[1]}` };
  const robot = { ...form, fullname: `${person.fullname} 2`, website: 'x' };
  await sendToSite(JSON.stringify(values));
  for (const sent of [form, robot])
    await sendToSite(new URLSearchParams(sent), 'application/x-www-form-urlencoded');
  await sendToSite(JSON.stringify({ ...values, ...friend }));

  const rateLimit = new RateLimit(limitsOfCounting(1000));
  const missed = new MissedSearches({ database: siteDatabase, rateLimit, log });
  const visitor = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
  };
  for (const typed of [...spellings, person.phone, `คุณ${person.fullname}`, 'รากฟันเทียม'])
    await missed.note(new Request(`${siteUrl}articles`, { headers: visitor }), typed, '');
  expect(missed.list().map(({ words }) => words)).toEqual(['รากฟันเทียม']);
}

/** Sends the person through every door, and has somebody else's lead name them. */
async function plant(): Promise<void> {
  const consent = { marketing_consent: true };
  // The first alerts fail and are kept with their failure.
  webhook.answers.push(500, 404);
  await deliverLead(office, 'person-lead', { ...person, ...consent });
  const registration = { clinic_name: 'คลินิกวาสนา', phone: '๐๘๖๐๐๐๑๑๑๑', package: sold?.code };
  await register(office, { ...person, ...registration });
  await deliverLead(office, 'person-friend', {
    ...friend,
    fullname: 'เพื่อน 086 000 1111',
    description: `โทรหาเพื่อนที่ ${person.phone} ด้วย`,
  });
  await handIn(office, '', { ...person, right: 'erasure', description: `เบอร์ ${person.phone}` });
  const description = `เบอร์ผมไม่ใช่ ${person.phone}`;
  await handIn(office, '', { ...friend, right: 'rectification', description });
  await plantOnSite();
  const sales = await office.person('sales');
  for (const { id, fullname } of await office.find('leads')) {
    const note = fullname === person.fullname ? 'โทรแล้ว' : 'ให้โทร 086 000 1111 แทน';
    await sales.patch(`/leads/${id}`, { note });
  }
}

it('finds a person in any spelling, everywhere, for those who may', async () => {
  await plant();
  const sales = await office.person('sales');
  for (const typed of spellings) {
    const found = await find(typed, sales);
    expect(found).toMatchObject({
      enquiries: [{ relationTo: 'leads' }, { relationTo: 'registrations' }],
      site: [{ state: 'waiting', payload: { fullname: person.fullname } }, {}, {}],
      isSiteAway: false,
      requests: [{}],
      others: [{}],
      mentions: typed.includes('@') ? [] : [{}, {}, { relationTo: 'privacy-requests' }, {}],
    });
    const [{ history, lines } = { history: [], lines: [] }, registration] = found.enquiries;
    expect(registration?.lines).toContainEqual([expect.any(String), sold?.name]);
    expect(history.map(({ text }) => text)).toContain('โทรแล้ว');
    expect(lines).toContainEqual(['ชื่อ–นามสกุล', person.fullname]);
  }
  expect((await find('082 000 0000', sales)).enquiries).toEqual([]);
  expect((await call('find', 'สมหญิง', sales)).status).toBe(400);
  expect((await call('find', person.phone, await office.person('marketing'))).status).toBe(403);
  expect((await call('erase', person.phone, sales)).status).toBe(403);
  expect((await call('export', person.phone, sales)).json).toMatchObject({
    enquiries: [{}, {}],
    requests: [{ ...person, right: 'erasure' }],
  });
});

it('keeps a consent withdrawn, for leads that arrive late too', async () => {
  const sales = await office.person('sales');
  const { id } = await office.one('leads', { email: { equals: person.email } });
  const sentAt = new Date(Date.now() - 1000).toISOString();
  expect((await sales.patch(`/leads/${id}`, { marketingConsent: false })).status).toBe(200);
  const late = { ...person, marketing_consent: true };
  await deliverLead(office, 'person-late-consent', late, { 'x-lead-received-at': sentAt });
  expect(await office.count('leads', { marketingConsent: { equals: true } })).toBe(0);
});

it('erases a person from every file, tells sites and webhook, and keeps no trace', async () => {
  backup = join(mkdtempSync(join(tmpdir(), 'backup-')), 'today');
  await command('scripts/backup.ts', backup);
  const siteBackup = mkdtempSync(join(tmpdir(), 'site-backup-'));
  copyDatabase(join(siteDir, 'site.sqlite'), join(siteBackup, 'site.sqlite'));
  const admin = await office.login();
  const typed = `${person.phone} ${person.email}`;
  const sentAt = new Date(Date.now() - 1000).toISOString();
  expect((await call('erase', typed, admin, { reason: 'เพราะอยากลบ' })).status).toBe(400);
  const erased = await call('erase', typed, admin, { reason: erasureReasons[0] });
  expect(erased.status).toBe(200);

  const { enquiries, mentions, site: leads } = await find(typed, admin);
  expect([enquiries, mentions, leads]).toEqual([[], [], []]);
  expect(await office.find('privacy-requests', {}, { sort: 'id' })).toMatchObject([
    { right: 'erasure', phone: null, description: null },
    { phone: '089-999-0000', description: 'เบอร์ผมไม่ใช่ [ลบแล้ว]' },
  ]);
  const events = webhook.received.filter(({ body }) => body.includes('person.erased'));
  expect(events).toHaveLength(1);
  expect(webhook.received.some(({ body }) => body.includes('consent.withdrawn'))).toBe(true);
  const audit = await admin.get('/audit?limit=200');
  expect(audit.text).toContain('บุคคล: 3 รายการ');
  // What the site delivers late is acknowledged and not stored.
  const headers = { 'x-lead-received-at': sentAt };
  expect((await deliverLead(office, 'person-late-lead', person, headers)).status).toBe(200);
  expect((await find(typed, admin)).enquiries).toEqual([]);
  expect(namesOnSite()).toEqual(['เพื่อน']);
  expectNoTrace(siteDir);

  // A site that is restored from a backup is told again at night.
  closeSite();
  rmSync(siteDir, { recursive: true });
  renameSync(siteBackup, siteDir);
  openSite();
  expect((await find(typed, admin)).site).toHaveLength(3);
  await repeatErasures(office.payload);
  await deliverEvents(office.payload);
  expect(namesOnSite()).toEqual(['เพื่อน']);
  expectNoTrace(siteDir);
  // What they send afterwards stays.
  await sendToSite(JSON.stringify({ ...person, organization_type: 'dental', description: '' }));
  await repeatErasures(office.payload);
  await deliverEvents(office.payload);
  expect(namesOnSite()).toEqual(['เพื่อน', person.fullname]);
  await office.stop();
  expectNoTrace(office.dataDir);
  for (const trace of traces)
    expect(JSON.stringify(logged).includes(trace), `${trace} in the log`).toBe(false);
}, 60_000);

it('erases again what a restored backup brings back', async () => {
  for (const end of ['', '-wal', '-shm'])
    rmSync(join(office.dataDir, `office.sqlite${end}`), { force: true });
  await command('scripts/restore.ts', backup);
  rmSync(backup, { recursive: true });
  await command('-e', START);
  const database = new DatabaseSync(join(office.dataDir, 'office.sqlite'), { readOnly: true });
  const leads = database.prepare('SELECT fullname FROM leads').all();
  expect(leads).toEqual([{ fullname: 'เพื่อน [ลบแล้ว]' }]);
  expect(database.prepare('SELECT kind, is_applied FROM privacy_events').all()).toHaveLength(2);
  database.close();
  expectNoTrace(office.dataDir);
}, 60_000);

/** Starts an office and ends it: what happens at every start has then been done. */
const START = `
  const { getPayload } = await import('payload');
  const { default: config } = await import('./src/payload.config.ts');
  await getPayload({ config });
  process.exit(0);
`;

/** Runs a command of the office in a process of its own. */
const command = (...args: string[]) =>
  run(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: office.dataDir },
  });

/** Searches every file of a folder for the person, in every spelling and encoding. */
function expectNoTrace(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    for (const trace of traces)
      for (const form of formsOf(trace))
        expect(bytes.includes(form), `${trace} in ${file}`).toBe(false);
  }
}

/** A text as UTF-8 and UTF-16, escaped for URLs and JSON, and in base64 at each of its three offsets. */
function formsOf(plain: string): Buffer[] {
  const escaped = JSON.stringify(plain).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const query = new URLSearchParams({ '': plain }).toString().slice(1);
  const texts = [plain, encodeURIComponent(plain), query, escaped.slice(1, -1)];
  const utf8 = Buffer.from(plain);
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), utf8]).toString('base64');
    // Without the characters that share bits with neighbours.
    const bits = (offset + utf8.length) * 8;
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6));
  });
  const wide = Buffer.from(plain, 'utf16le');
  return [
    ...[...texts, ...base64].map((form) => Buffer.from(form)),
    wide,
    Buffer.from(wide).swap16(),
  ];
}
