import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';

const PAGE = 4096;
const released = gunzipSync(
  readFileSync(join(import.meta.dirname, 'releases/carried-over.sqlite.gz')),
);

/** Creates a database file of an earlier release that tests can fill and damage. */
export function testFile() {
  const folder = mkdtempSync(join(tmpdir(), 'office-file-'));
  const file = join(folder, 'office.sqlite');
  writeFileSync(file, released);
  const ask = (sql: string, ...values: SQLInputValue[]) => {
    using database = new DatabaseSync(file);
    return database.prepare(sql).all(...values);
  };
  /** Overwrites a range of bytes. */
  const overwrite = (from: number, to: number) =>
    writeFileSync(file, Buffer.from(readFileSync(file)).fill(0xa5, from, to));
  return {
    folder,
    file,
    ask,
    /** Adds leads named `เพิ่ม 1`, `เพิ่ม 2` and so on, each with a note in the history. */
    addLeads: (count: number) => {
      const database = new DatabaseSync(file);
      const numbers = `WITH RECURSIVE numbers (n) AS
        (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
      database.exec(`BEGIN;
        CREATE TEMP TABLE added AS ${numbers} SELECT leads.*, n FROM leads, numbers WHERE id = 1;
        UPDATE added SET id = null, fullname = 'เพิ่ม ' || n, reference = 'ADD-' || n,
          idempotency_key = 'key-' || n;
        ALTER TABLE added DROP n;
        INSERT INTO leads SELECT * FROM added;
        ${numbers} INSERT INTO history (kind, text) SELECT 'note', 'จด ' || n FROM numbers;
        INSERT INTO history_rels (parent_id, path, leads_id) SELECT history.id, 'subject', leads.id
          FROM leads JOIN history ON history.text = replace(fullname, 'เพิ่ม', 'จด');
        COMMIT;
        PRAGMA wal_checkpoint(TRUNCATE)`);
      database.close();
    },
    /** The names of the leads. */
    names: () => ask('SELECT fullname FROM leads').map(({ fullname }) => String(fullname)),
    /** Restores the file of the release. */
    renew: () => writeFileSync(file, released),
    overwrite,
    /** Overwrites the root page of a table or index. */
    overwriteRoot: (name: string) => {
      const [row] = ask('SELECT rootpage FROM sqlite_schema WHERE name = ?', name);
      overwrite((Number(row?.rootpage) - 1) * PAGE, Number(row?.rootpage) * PAGE);
    },
    /** The other files of the folder. */
    beside: () => readdirSync(folder).filter((name) => name !== 'office.sqlite'),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
