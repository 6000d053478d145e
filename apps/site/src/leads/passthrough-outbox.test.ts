import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentFor } from '../content/site-content.ts';
import { openDatabase } from '../database/database.ts';
import { readEnvironment } from '../environment/environment.ts';
import type { Delivery } from './acknowledgement.ts';
import { receiveLead } from './receive.ts';
import { PassthroughOutbox } from './passthrough-outbox.ts';
import { samplePayload } from './sample-payload.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';
import type { StoredLead } from './stored-lead.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const acknowledged: Delivery = { isAcknowledged: true };

let folder: string;
let local: SqliteOutbox;
let close: () => void;
let sent: StoredLead[];
let answer: () => Promise<Delivery>;

beforeEach(() => {
  vi.setSystemTime(1_000_000);
  folder = mkdtempSync(path.join(tmpdir(), 'passthrough-'));
  const database = openDatabase(folder);
  close = () => database.close();
  local = new SqliteOutbox(database);
  sent = [];
  answer = () => Promise.resolve(acknowledged);
});
afterEach(() => {
  vi.useRealTimers();
  close();
  rmSync(folder, { recursive: true });
});

/** As one process has it; another one knows nothing of what this one did. */
function open(): PassthroughOutbox {
  const api = {
    deliver: (lead: StoredLead) => {
      sent.push(lead);
      return answer();
    },
  };
  return new PassthroughOutbox(local, api, log);
}
const lead = (idempotencyKey: string | undefined = 'a-key-of-one-form-fill') => ({
  ...{ payload: samplePayload, idempotencyKey, isSuspected: false },
});

it('adds a lead when the lead API has acknowledged it, and stores nothing of it', async () => {
  const outbox = open();
  const added = await outbox.add(lead());
  expect(added.isNew).toBe(true);
  expect(sent).toMatchObject([
    { id: added.id, reference: added.reference, payload: samplePayload },
  ]);
  expect(local.list()).toEqual([]);
  expect(outbox.has(lead())).toBe(true);
  expect(outbox.receivedAt(added.reference)).toBe(1_000_000);
  expect(await outbox.add(lead())).toEqual({ ...added, isNew: false });
  expect(sent).toHaveLength(1);
});

it.each(['timeout', 'network', 'http_503', 'code_422', 'web_page', 'http_401'])(
  'adds nothing that ended in %s, and sends it again under the same id',
  async (failure) => {
    const outbox = open();
    answer = () => Promise.resolve({ isAcknowledged: false, failure });
    await expect(outbox.add(lead())).rejects.toMatchObject({ code: failure });
    expect(outbox.has(lead())).toBe(false);
    answer = () => Promise.resolve(acknowledged);
    await expect(outbox.add(lead())).resolves.toMatchObject({ isNew: true });
    // Another process, after this one was killed.
    await open().add(lead());
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
  },
);

it('makes a double click one call, and the same words without a key one lead', async () => {
  const outbox = open();
  const [first, second] = await Promise.all([outbox.add(lead()), outbox.add(lead())]);
  expect(sent).toHaveLength(1);
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  const keyless = { ...lead(), idempotencyKey: undefined };
  await outbox.add(keyless);
  await open().add(keyless);
  expect(sent[1]?.id).toBe(sent[2]?.id);
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

it('says what keeps the lead API from acknowledging, until it does', async () => {
  const outbox = open();
  answer = () => Promise.resolve({ isAcknowledged: false, failure: 'timeout' });
  await expect(outbox.add(lead())).rejects.toThrow();
  expect(outbox.problem).toEqual({ what: 'away', since: 1_000_000 });
  answer = () => Promise.resolve(acknowledged);
  await outbox.add(lead());
  expect(outbox.problem).toBeUndefined();
});

it('answers 503 with the phone number and what was typed when nobody acknowledged', async () => {
  answer = () => Promise.resolve({ isAcknowledged: false, failure: 'network' });
  const siteUrl = new URL('http://site');
  const request = new Request(new URL('/api/leads', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-one-form-fill' },
    body: JSON.stringify({
      ...{ fullname: 'ผู้ส่ง', phone: '0812345678', email: 'a@clinic.co.th' },
      ...{ organization_type: 'จิตเวช', description: 'ขอใบเสนอราคา' },
    }),
  });
  const { envelope, values } = await receiveLead(request, '192.0.2.1', {
    ...{
      outbox: open(),
      localOutbox: local,
      contentFor,
      siteUrl,
      log,
      count: vi.fn(),
      onStored: vi.fn(),
    },
    rateLimit: { take: () => Promise.resolve(undefined), refund: () => Promise.resolve() },
  });
  expect(envelope).toMatchObject({ code: 503, error: 'not_stored' });
  expect(envelope.message).toMatch(/โทร/);
  expect(JSON.stringify(values)).toContain('ขอใบเสนอราคา');
});

it('needs a lead API', () => {
  expect(() => readEnvironment({ DATA_DIR: folder, OUTBOX: 'passthrough' })).toThrow(
    /LEAD_API_URL must be set where OUTBOX is passthrough/,
  );
});
