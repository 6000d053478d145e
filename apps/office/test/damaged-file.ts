import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';

const PAGE = 4096;
const released = gunzipSync(
  readFileSync(join(import.meta.dirname, 'releases/before-squash.sqlite.gz')),
);

/** Creates a database file of an earlier release that tests can damage. */
export function testFile() {
  const folder = mkdtempSync(join(tmpdir(), 'office-file-'));
  const file = join(folder, 'office.sqlite');
  writeFileSync(file, released);
  const ask = (sql: string, ...values: SQLInputValue[]) => {
    const database = new DatabaseSync(file);
    try {
      return database.prepare(sql).all(...values);
    } finally {
      database.close();
    }
  };
  return {
    folder,
    file,
    /** The names of the leads. */
    names: () => ask('SELECT fullname FROM leads').map(({ fullname }) => String(fullname)),
    /** Restores the file of the release. */
    renew: () => writeFileSync(file, released),
    /** Overwrites the root page of a table or index. */
    spoilRoot: (name: string) => {
      const [row] = ask('SELECT rootpage FROM sqlite_schema WHERE name = ?', name);
      const end = Number(row?.rootpage) * PAGE;
      writeFileSync(file, readFileSync(file).fill(0xa5, end - PAGE, end));
    },
    /** The other files of the folder. */
    beside: () => readdirSync(folder).filter((name) => name !== 'office.sqlite'),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
