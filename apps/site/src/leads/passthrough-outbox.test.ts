import { beforeEach, expect, it, vi } from 'vitest';
import { silentLog, TestOutbox } from '../../test/lead-outbox.ts';
import { readEnvironment } from '../environment/environment.ts';
import { PassthroughOutbox } from './passthrough-outbox.ts';
import { samplePayload } from '../../test/sample-payload.ts';
import type { StoredLead } from './stored-lead.ts';

const NOW = 1_000_000;
const log = silentLog();

let bench: TestOutbox;
let outbox: PassthroughOutbox;
let sent: StoredLead[];
/** The failure code of the lead API; undefined: it acknowledges. */
let failure: string | undefined;

/** The outbox of another process, which does not know what this one did. */
const open = () =>
  new PassthroughOutbox((lead) => {
    sent.push(lead);
    return Promise.resolve(failure);
  }, log);
beforeEach(() => {
  vi.setSystemTime(NOW);
  [bench, sent, failure] = [new TestOutbox(), [], undefined];
  outbox = open();
});

const lead = {
  payload: samplePayload,
  idempotencyKey: 'a-key-of-one-form-fill',
  isSuspected: false,
};

it('adds a lead once the lead API has acknowledged it, and does not store it', async () => {
  const added = await outbox.add(lead);
  expect(added.isNew).toBe(true);
  expect(sent).toMatchObject([
    { id: added.id, reference: added.reference, payload: samplePayload },
  ]);
  expect(bench.outbox.list()).toEqual([]);
  expect(outbox.has(lead)).toBe(true);
  expect(outbox.receivedAt(added.reference)).toBe(NOW);
  expect(await outbox.add(lead)).toEqual({ ...added, isNew: false });
  expect(sent).toHaveLength(1);
});

it.each(['timeout', 'network', 'http_503', 'code_422', 'web_page', 'http_401'])(
  'rejects a lead after %s, and sends a retry under the same id in every process',
  async (code) => {
    failure = code;
    await expect(outbox.add(lead)).rejects.toMatchObject({ code });
    expect(outbox.has(lead)).toBe(false);
    failure = undefined;
    await expect(outbox.add(lead)).resolves.toMatchObject({ isNew: true });
    await open().add(lead);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ id, reference }) => `${id} ${reference}`)).size).toBe(1);
  },
);

it('sends a double click once, and equal forms without a key under one id', async () => {
  const [first, second] = await Promise.all([outbox.add(lead), outbox.add(lead)]);
  expect(sent).toHaveLength(1);
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  const keyless = { ...lead, idempotencyKey: undefined };
  await outbox.add(keyless);
  await open().add(keyless);
  expect(sent[1]?.id).toBe(sent[2]?.id);
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

it.each([
  ['timeout', 'unreachable'],
  ['http_409', 'failing'],
])('reports %s as %s, until the lead API acknowledges', async (code, what) => {
  failure = code;
  await expect(outbox.add(lead)).rejects.toThrow();
  expect(outbox.problem).toEqual({ what, since: NOW });
  failure = undefined;
  await outbox.add(lead);
  expect(outbox.problem).toBeUndefined();
});

it('needs a lead API', () => {
  expect(() => readEnvironment({ DATA_DIR: bench.folder, OUTBOX: 'passthrough' })).toThrow(
    /LEAD_API_URL must be set when OUTBOX is passthrough/,
  );
});
