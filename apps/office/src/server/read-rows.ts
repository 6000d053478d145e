import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Wider gaps between readable rows are not probed row by row. */
const WIDEST_GAP = 1_000_000;

/**
 * Reads every readable row of a table in a damaged file: from the start, from the end, and row by row between
 * unreadable pages.
 *
 * @returns whether the table was read completely
 */
export function readRows(file: string, table: string, take: (row: Row) => void): boolean {
  const last = { up: 0, down: Infinity };
  const walk = (order: 'ASC' | 'DESC', seen: (id: number) => void): boolean => {
    let from: DatabaseSync | undefined;
    try {
      // A new connection each time: SQLite does not retry a failed page.
      from = new DatabaseSync(file, { readOnly: true });
      const key = hasRowid(from, table) ? 'rowid' : undefined;
      const sql = `SELECT ${key ?? 0} AS salvage_id, * FROM "${table}" NOT INDEXED${key ? ` ORDER BY rowid ${order}` : ''}`;
      for (const { salvage_id, ...row } of from.prepare(sql).iterate()) {
        if (key && order === 'DESC' && Number(salvage_id) <= last.up) return true;
        seen(Number(salvage_id));
        take(row);
      }
      return true;
    } catch {
      return false;
    } finally {
      from?.close();
    }
  };
  if (walk('ASC', (id) => (last.up = id))) return true;
  walk('DESC', (id) => (last.down = id));
  if (last.down - last.up > 1 && last.down - last.up < WIDEST_GAP) probe(file, table, last, take);
  return false;
}

function probe(
  file: string,
  table: string,
  { up, down }: { up: number; down: number },
  take: (row: Row) => void,
): void {
  const from = new DatabaseSync(file, { readOnly: true });
  try {
    const select = from.prepare(`SELECT * FROM "${table}" NOT INDEXED WHERE rowid = ?`);
    for (let id = up + 1; id < down; id++) {
      try {
        const row = select.get(id);
        if (row) take(row);
      } catch {
        // On an unreadable page.
      }
    }
  } catch {
    // Without a rowid, or without the table.
  } finally {
    from.close();
  }
}

function hasRowid(from: DatabaseSync, table: string): boolean {
  const row = from.prepare('SELECT wr FROM pragma_table_list WHERE name = ?').get(table);
  return row?.wr === 0;
}
