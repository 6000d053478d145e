import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PostgresServer } from '../postgres-server.ts';

/** A database, read and changed without the office. */
export interface Stored {
  /** The values of every row of every table but the list of migrations: columns that are added later are null. */
  rows: () => string[];
  /** Tables, columns, defaults, indexes and foreign keys, sorted: columns that were added later stand last. */
  schema: () => string[];
  /** The names in the list of migrations. */
  migrations: () => string[];
  execute: (sql: string) => void;
}

const isNoMigration = (line: string) => !line.includes('payload_migrations');
/** Selects every row of every table in PostgreSQL. */
const eachRow = `SELECT format('SELECT %L || json_strip_nulls(row_to_json(one))::text FROM %I AS one', table_name || ' ', table_name)
  FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' \\gexec
`;
const listed = 'SELECT name FROM payload_migrations ORDER BY id';

/** @param file that of SQLite @param contents those of a release; without them it is made by the office */
export function storedInSqlite(file: string, contents?: Uint8Array): Stored {
  if (contents) writeFileSync(file, contents);
  const all = (sql: string, ...values: string[]) => {
    const database = new DatabaseSync(file);
    try {
      return database.prepare(sql).all(...values);
    } finally {
      database.close();
    }
  };
  const tables = () =>
    all(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat_' ORDER BY name`,
    ).map((table) => ({
      name: String(table.name),
      isCounting: /AUTOINCREMENT/i.test(String(table.sql)),
    }));
  const described = (name: string) => [
    ...all('SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo(?)', name),
    ...all(
      'SELECT "from", "table", "to", on_update, on_delete FROM pragma_foreign_key_list(?)',
      name,
    ),
    ...all(
      `SELECT list.name, list."unique", list.partial, group_concat(info.name) AS columns
       FROM pragma_index_list(?) AS list, pragma_index_info(list.name) AS info GROUP BY list.name`,
      name,
    ),
  ];
  return {
    rows: () =>
      tables()
        .flatMap(({ name }) =>
          all(`SELECT * FROM "${name}"`).map(
            (row) => `${name} ${JSON.stringify(row, (_key, value: unknown) => value ?? undefined)}`,
          ),
        )
        .filter(isNoMigration),
    schema: () =>
      tables()
        .flatMap((table) =>
          [table, ...described(table.name)].map((part) => `${table.name} ${JSON.stringify(part)}`),
        )
        .sort(),
    migrations: () => all(listed).map(({ name }) => String(name)),
    execute: (sql) => all(sql),
  };
}

/** @param url of an empty database on the server @param contents those of a release; without them it stays empty */
export function storedInPostgres(
  server: PostgresServer,
  url: string,
  contents?: Uint8Array,
): Stored {
  const run = (program: string, args: string[], input: string | Uint8Array = '') =>
    execFileSync(join(server.programs, program), [...args, url], {
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const psql = (input: string | Uint8Array) =>
    run('psql', ['-v', 'ON_ERROR_STOP=1', '-qAtX', '-f', '-'], input);
  // Some versions write a random word into each dump.
  const dumped = (...args: string[]) =>
    run('pg_dump', ['--no-owner', ...args]).replaceAll(/^\\(un)?restrict.*$/gm, '');
  if (contents) psql(contents);
  return {
    rows: () => psql(eachRow).trim().split('\n').filter(isNoMigration).sort(),
    schema: () =>
      // Without the tables that the running office makes for itself.
      dumped('--schema-only', '-T', 'office_leases', '-T', 'wrong_passwords')
        .split(/;\n/)
        .flatMap((statement) => {
          const [head = '', ...parts] = statement.replaceAll(/^(--.*)?\n/gm, '').split(/,?\n/);
          return [head, ...parts.map((part) => `${head} ${part}`)];
        })
        .sort(),
    migrations: () => psql(listed).trim().split('\n'),
    execute: (sql) => void psql(sql),
  };
}
