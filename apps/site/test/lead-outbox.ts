import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { samplePayload } from './sample-payload.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';

/** An outbox in a folder of its own; `reopen` opens it as the next process does. */
export class TestOutbox {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  database = openDatabase(this.folder);
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

  reopen(folder = this.folder): void {
    this.database.close();
    this.database = openDatabase(folder);
    this.outbox = new SqliteOutbox(this.database);
  }

  dispose(): void {
    if (this.database.isOpen) this.database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const silentLog = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
