import path from 'node:path';
import { onTestFinished } from 'vitest';
import { journalFile } from '../src/environment/data-files.ts';
import { LeadJournal } from '../src/leads/journal.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { samplePayload } from './sample-payload.ts';
import { SiteDisk } from '../src/storage/site-disk.ts';
import { silentLog } from './lead-outbox.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Returns a data folder for tests; `open` opens its disk and outbox, as often as needed. */
export function testDisk() {
  const parent = temporaryFolder();
  const dataDir = path.join(parent, 'data');
  const log = silentLog();
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
    /** Resolves when both copies are on disk. */
    const add = (name: string) =>
      outbox.add({
        payload: { ...samplePayload, fullname: name },
        idempotencyKey: `form-fill-of-${name}`,
        isSuspected: false,
      });
    /** The order is undefined: leads of the same millisecond are listed by id. */
    const names = () => outbox.list().map(({ id }) => outbox.payloadOf(id)?.fullname);
    return { disk, outbox, add, names };
  };
  onTestFinished(() => disk?.close());
  return {
    parent,
    dataDir,
    file: path.join(dataDir, 'site.sqlite'),
    journal: journalFile(dataDir),
    disk: () => disk,
    log,
    open,
  };
}
