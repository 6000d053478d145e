import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { Refusal, root, run } from '../project.mjs';

/** Said to whoever cannot have a copy and wants the release all the same. */
const OTHERWISE = 'or release without trying the steps: RELEASE_UNTRIED=1';

/**
 * A database to be copied.
 *
 * @typedef {object} Original
 * @property {'site' | 'office'} app whose it is
 * @property {string} address
 */

/** What each app has there: the site keeps to a schema of its own, beside the office's tables or not. */
const schemas = { site: "'site'", office: 'current_schema()' };

/**
 * Copies a PostgreSQL database beside itself while it is worked with, so that steps can be tried on what
 * is really there. It is dropped with all that it holds when the work is done; one that a killed release
 * left is dropped first.
 *
 * @param {Original} original the real one
 * @param {string} folder for the dump meanwhile, which only its user may read
 * @param {(copy: string | undefined) => Promise<void>} work gets the copy's address, none where the real
 *   one is still empty
 * @throws Refusal naming what is missing: the right to make databases, or PostgreSQL's own programs
 */
export async function withPostgresCopy({ app, address }, folder, work) {
  /** @param {string} question one statement @returns what it answers */
  const ask = async (question) => {
    const args = ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${question}`, address];
    return (await postgres(app, 'psql', args)).trim();
  };
  const tables = await ask(`SELECT count(*) FROM pg_tables WHERE schemaname = ${schemas[app]}`);
  if (Number(tables) === 0) return work(undefined);
  const name = `${await ask('SELECT left(current_database(), 40)')}_${app}_release_${own}`;
  const drop = () => ask(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await drop();
  await ask(`CREATE DATABASE "${name}" TEMPLATE template0`);
  try {
    const copy = addressOf(address, name);
    const dump = path.join(folder, 'copy.dump');
    await postgres(app, 'pg_dump', [
      ...['--format=custom', '--no-owner', '--no-acl', `--file=${dump}`],
      // What is the office's may not be the site's to read.
      ...(app === 'site' ? ['--schema=site'] : []),
      address,
    ]);
    await postgres(app, 'pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${copy}`, dump]);
    await work(copy);
  } finally {
    await drop();
  }
}

/** Two machines that share a server do not drop each other's copy. */
const own = createHash('sha256').update(`${hostname()}:${root}`).digest('hex').slice(0, 8);

/** The same server and user, another database. @param {string} address @param {string} name */
export const addressOf = (address, name) =>
  address.replace(/^(postgres(?:ql)?:\/\/[^/?]*)\/?[^?]*/, `$1/${encodeURIComponent(name)}`);

/** @param {Original['app']} app @param {string} program @param {string[]} args */
async function postgres(app, program, args) {
  /** @type {{ code: number, output: string }} */
  const { code, output } = await run(program, args, { isQuiet: true, isSilent: true }).catch(
    () => ({
      code: -1,
      output: `${program} was not found: install PostgreSQL's client tools`,
    }),
  );
  if (code === 0) return output;
  const why = output.split('\n').find((line) => /\S/.test(line)) ?? `${program} ended with ${code}`;
  const what = why.replace(/postgres(ql)?:\/\/\S+/g, 'postgres://…').trim();
  throw new Refusal(
    `The ${app}'s database could not be copied to try the steps on (${what}). Mend it, ${OTHERWISE}`,
  );
}
