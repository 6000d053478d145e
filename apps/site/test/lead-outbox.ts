import { vi } from 'vitest';
import { samplePayload } from './sample-payload.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { temporaryDatabase, temporaryFolder } from './temporary-folder.ts';

/** An outbox in a folder of its own, until the end of the test; `reopen` opens it as the next process does. */
export class TestOutbox {
  readonly folder = temporaryFolder();
  database = temporaryDatabase(this.folder).database;
  outbox = new SqliteOutbox(this.database);
  #count = 0;

  /** Stores a lead of another visitor. @returns its id */
  add(payload: Partial<typeof samplePayload> = {}, now = Date.now()): string {
    const idempotencyKey = `key-of-form-fill-${++this.#count}`;
    const fullname = `คลินิก ${this.#count}`;
    const lead = { payload: { ...samplePayload, fullname, ...payload }, isSuspected: false };
    return this.outbox.store({ ...lead, idempotencyKey }, now).id;
  }

  states(): string[] {
    return this.outbox.list().map(({ state }) => state);
  }

  reopen(): void {
    this.database.close();
    ({ database: this.database } = temporaryDatabase(this.folder));
    this.outbox = new SqliteOutbox(this.database);
  }
}

export const silentLog = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
