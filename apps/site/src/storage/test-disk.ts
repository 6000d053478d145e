import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { journalFile } from '../environment/data-files.ts';
import { LeadJournal } from '../leads/journal.ts';
import { SqliteOutbox } from '../leads/sqlite-outbox.ts';
import { samplePayload } from '../leads/sample-payload.ts';
import { SiteDisk } from './site-disk.ts';

/** A data folder, the disk that is opened on it as often as wanted, and leads: for tests. */
export function testDisk() {
  const parent = mkdtempSync(path.join(tmpdir(), 'site-disk-'));
  const dataDir = path.join(parent, 'data');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let disk: SiteDisk | undefined;
  const open = () => {
    const journal = new LeadJournal(dataDir, log);
    disk = new SiteDisk(dataDir, log, (...opened) => journal.reconcile(...opened));
    const closeDisk = disk.close.bind(disk);
    disk.close = () => {
      closeDisk();
      journal.close();
    };
    const database = disk.connect();
    const outbox = new SqliteOutbox(database, database, journal);
    /** Is done when both copies are on the disk. */
    const add = (name: string) =>
      outbox.add({
        payload: { ...samplePayload, fullname: name },
        idempotencyKey: `form-fill-of-${name}`,
        isSuspected: false,
      });
    /** In no order of its own: leads of one millisecond are listed by their ids. */
    const names = () => outbox.list().map(({ id }) => outbox.payloadOf(id)?.fullname);
    return { disk, journal, outbox, add, names };
  };
  return {
    parent,
    dataDir,
    file: path.join(dataDir, 'site.sqlite'),
    journal: journalFile(dataDir),
    disk: () => disk,
    log,
    open,
    dispose: () => {
      disk?.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
