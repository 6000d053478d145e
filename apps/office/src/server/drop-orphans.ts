import type { DatabaseSync } from 'node:sqlite';

/** A foreign key, and whether it is set to null or its row deleted when the referenced row is missing. */
interface Relation {
  column: string;
  isCleared: boolean;
}

/**
 * Resolves references to missing rows as if these had been deleted: sets the foreign key to null or deletes the row.
 *
 * @param database with foreign key enforcement off
 * @returns the number of deleted rows by table
 */
export function dropOrphans(database: DatabaseSync): Map<string, number> {
  const deleted = new Map<string, number>();
  // Deletions may create further orphans.
  for (;;) {
    const orphans = database.prepare('PRAGMA foreign_key_check').all();
    if (orphans.length === 0) return deleted;
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
        deleted.set(String(table), (deleted.get(String(table)) ?? 0) + Number(changes));
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
