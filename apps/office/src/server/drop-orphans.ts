import type { DatabaseSync } from 'node:sqlite';

/** A relation, as the table that has it says: what is to become of a row whose other side is gone. */
interface Relation {
  column: string;
  isCleared: boolean;
}

/**
 * Lets go of rows that are gone, as if they had been deleted: what refers to one forgets it or goes with
 * it, as its table says.
 *
 * @param database whose foreign keys are not held to
 * @returns how many rows of which table went with others
 */
export function dropOrphans(database: DatabaseSync): Map<string, number> {
  const gone = new Map<string, number>();
  // What goes leaves others behind.
  for (;;) {
    const orphans = database.prepare('PRAGMA foreign_key_check').all();
    if (orphans.length === 0) return gone;
    for (const { table, rowid, fkid } of orphans) {
      const { column, isCleared } = relationOf(database, String(table), Number(fkid));
      if (isCleared) {
        database
          .prepare(`UPDATE "${String(table)}" SET "${column}" = NULL WHERE rowid = ?`)
          .run(Number(rowid));
      } else {
        const { changes } = database
          .prepare(`DELETE FROM "${String(table)}" WHERE rowid = ?`)
          .run(Number(rowid));
        gone.set(String(table), (gone.get(String(table)) ?? 0) + Number(changes));
      }
    }
  }
}

function relationOf(database: DatabaseSync, table: string, id: number): Relation {
  const key = database.prepare('SELECT * FROM pragma_foreign_key_list(?)').all(table);
  const { from, on_delete } = key.find((row) => row.id === id) ?? {};
  const columns = database.prepare('SELECT * FROM pragma_table_info(?)').all(table);
  const isNeeded = columns.find(({ name }) => name === from)?.notnull === 1;
  return { column: String(from), isCleared: on_delete !== 'CASCADE' && !isNeeded };
}
