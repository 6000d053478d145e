import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './serve.ts';

/** A PostgreSQL server for a test. */
export interface PostgresServer {
  url: string;
  /** The folder of `psql` and `pg_dump`. */
  programs: string;
  /** Creates another, empty database. @returns its URL */
  empty: (name: string) => string;
  /** Stops the server. @returns a function that starts it again with its data */
  away: () => Promise<() => Promise<void>>;
  stop: () => void;
}

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
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'office-postgres-'));
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (isRoot) chownSync(folder, id('-u'), id('-g'));
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'office', '-E', 'UTF8'],
    options,
  );
  const port = await freePort();
  const launch = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'],
      options,
    );
  let server = launch();
  const address = (name: string) => `postgres://office@127.0.0.1:${port}/${name}`;
  const sql = (text: string) =>
    execFileSync(join(programs, 'psql'), ['-c', text, address('postgres')], { stdio: 'ignore' });
  const answers = async () => {
    for (let attempt = 0; ; attempt++) {
      try {
        sql('select 1');
        return;
      } catch (error) {
        if (attempt > 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  };
  await answers();
  const empty = (name: string) => {
    sql(`create database ${name}`);
    return address(name);
  };
  const away = async () => {
    const ended = once(server, 'exit');
    // Fast shutdown: connections are closed.
    server.kill('SIGINT');
    await ended;
    return async () => {
      server = launch();
      await answers();
    };
  };
  const stop = () => {
    if (server.exitCode === null)
      execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: empty('office'), programs, empty, away, stop };
}
