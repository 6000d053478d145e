import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { personHash } from '@clinicdee/protocol/http/secrets';
import { personLeads } from '@clinicdee/protocol/privacy';
import { expect, it } from 'vitest';
import { silentLog } from '../../test/lead-outbox.ts';
import { testDisk } from '../../test/site-disk.ts';
import { contentFor } from '../content/site-content.ts';
import { answerPerson } from './office-calls.ts';
import type { LeadService } from './receive.ts';
import { samplePayload } from '../../test/sample-payload.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';

const KEY = 'key of the office';
const person = {
  fullname: 'วาสนา ลบข้อมูล',
  phone: '๐๘๖-๐๐๐-๑๑๑๑',
  email: 'Wasana@clinic.example',
};

async function call(outbox: SqliteOutbox, action: string, identifiers: string[], before: Date) {
  const request = new Request('http://localhost:4321/api/leads/person', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      action,
      hashes: identifiers.map((value) => personHash(KEY, value)),
      before: before.toISOString(),
    }),
  });
  const service = { localOutbox: outbox, log: silentLog(), contentFor } as unknown as LeadService;
  return answerPerson(request, service, KEY);
}

const add = (outbox: SqliteOutbox, change: object, idempotencyKey: string) =>
  outbox.add({ payload: { ...samplePayload, ...change }, idempotencyKey, isSuspected: false });

it('erases a person from every file, and nobody else', async () => {
  const bench = testDisk();
  const { outbox, disk } = bench.open();
  const { reference } = await add(outbox, person, 'person-first-key');
  const { id } = await add(outbox, { ...person, phone: '021234567' }, 'person-second-key');
  await add(outbox, {}, 'somebody-else-key');
  outbox.markDelivered(id);

  const found = await call(outbox, 'find', ['+66860001111'], new Date());
  expect(personLeads.parse(found).leads).toMatchObject([
    { reference, state: 'waiting', payload: { fullname: person.fullname } },
  ]);
  const tooEarly = await call(outbox, 'erase', ['wasana@clinic.example'], new Date(0));
  expect(personLeads.parse(tooEarly).leads).toEqual([]);
  const erased = await call(outbox, 'erase', ['wasana@clinic.example'], new Date());
  expect(personLeads.parse(erased).leads).toMatchObject([
    { state: 'waiting' },
    { state: 'delivered' },
  ]);
  expect(JSON.stringify(erased)).not.toContain(person.fullname);
  expectNoTrace(bench.dataDir);
  expect(outbox.queue().waiting).toBe(1);
  disk.close();
  // The next start restores nothing from the journal.
  expect(bench.open().outbox.queue().waiting).toBe(1);
  expectNoTrace(bench.dataDir);
});

it('refuses a call without hashes', async () => {
  const { outbox } = testDisk().open();
  expect(await call(outbox, 'erase', [], new Date())).toMatchObject({ status: 422 });
});

function expectNoTrace(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const bytes = readFileSync(path.join(dataDir, name));
    for (const text of Object.values(person)) {
      expect(bytes.includes(text), `${text} in ${name}`).toBe(false);
      expect(bytes.includes(Buffer.from(text, 'utf16le')), `${text} in ${name}`).toBe(false);
    }
  }
}
