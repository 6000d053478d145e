import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentOf } from '../content/site-content.ts';
import { openDatabase } from '../database/database.ts';
import { readEnvironment } from '../environment/environment.ts';
import { openLeadService } from './open-lead-service.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';
import { samplePayload } from './sample-payload.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lead-service-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Leads that came so many days ago and were never delivered. */
function fillOutbox(...ages: number[]): string[] {
  const database = openDatabase(folder);
  const outbox = new SqliteOutbox(database);
  const lead = { payload: samplePayload, idempotencyKey: undefined, isSuspected: false };
  const ids = ages.map((days) => outbox.store(lead, Date.now() - days * DAY_MS).id);
  database.close();
  return ids;
}

async function open(environment: Record<string, string>) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const opened = openDatabase(folder);
  const service = openLeadService({
    ...{ writing: opened, sending: opened, log, contentFor: () => contentOf('th'), count: vi.fn() },
    environment: readEnvironment({ DATA_DIR: folder, ...environment }),
    erasure: { allows: () => true },
    watch: { attempted: vi.fn(), registrationKept: vi.fn(), alarm: () => Promise.resolve(true) },
  });
  await service.close();
  opened.close();
  const database = openDatabase(folder);
  const left = new SqliteOutbox(database).list().map(({ id }) => id);
  database.close();
  return { left };
}

it('looks at once for what has waited almost as long as the privacy notice promises', async () => {
  const [, young] = fillOutbox(717, 715);
  expect((await open({})).left).toEqual([young]);
});

it('waits as long as is set', async () => {
  const [, young] = fillOutbox(17, 15);
  expect((await open({ LEAD_RETENTION_DAYS: '30' })).left).toEqual([young]);
});
