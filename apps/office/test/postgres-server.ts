import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './serve.ts';

/** A PostgreSQL server for a test. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** The folder of PostgreSQL's programs, or undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    return versions[0] && `/usr/lib/postgresql/${versions[0]}/bin`;
  } catch {
    return undefined;
  }
}

/** Starts a server in a temporary folder on a free port. */
export async function startPostgres() {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'office-postgres-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (isRoot) chownSync(folder, id('-u'), id('-g'));
  const [port = 0] = await freePorts(1);
  const env = { ...process.env, PGDATA: join(folder, 'data'), PGUSER: 'office' };
  const program = (name: string, ...args: string[]) =>
    execFileSync(join(programs, name), args, { ...user, env, cwd: folder, stdio: 'ignore' });
  program('initdb', '-A', 'trust', '-U', 'office', '-E', 'UTF8');
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -F`;
  const start = () => program('pg_ctl', '-w', '-l', 'log', '-o', options, 'start');
  start();

  /** Creates another, empty database. @returns its URL */
  const empty = (name: string) => {
    program('createdb', '-h', '127.0.0.1', '-p', String(port), name);
    return `postgres://office@127.0.0.1:${port}/${name}`;
  };
  /** Stops the server and closes its connections. @returns a function that starts it again with its data */
  const away = () => {
    program('pg_ctl', '-m', 'fast', 'stop');
    return start;
  };
  const stop = () => {
    program('pg_ctl', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true });
  };
  /** `programs` is the folder of `psql` and `pg_dump`. */
  return { url: empty('office'), programs, empty, away, stop };
}
