/*
 * `npm run leads`: lists the outbox. Options: `--json`; `--full` includes the payloads, which are personal
 * data. `--resend <id, reference or all>` retries refused leads, and waiting ones immediately.
 * `--resend --since <date>` sends every lead received since a date again, delivered or not, for example after
 * the office was restored from a backup. `--erase <id or reference>` erases the personal data of a lead
 * immediately. `--trash` lists soft-deleted leads instead, and `--restore <id, reference or all>` restores them.
 */
import { commandLine } from '@clinicdee/data-dir/process';
import * as z from 'zod/mini';
import { EnvironmentError, readEnvironment } from '../src/environment/environment.ts';
import { openExisting } from '../src/storage/database.ts';
import { LeadJournal } from '../src/leads/journal.ts';
import { describeFailure } from '../src/leads/failure.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { explainStartupError } from '../src/services/startup-errors.ts';

/** No log: the command prints errors itself. */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const RESENT = 'sent again, within seconds where the site runs.';
const RESTORED = 'back from the trash; the period begins anew.';

try {
  const { values: options } = commandLine({
    args: withAll(process.argv.slice(2)),
    options: {
      json: { type: 'boolean' },
      full: { type: 'boolean' },
      resend: { type: 'string' },
      since: { type: 'string' },
      erase: { type: 'string' },
      trash: { type: 'boolean' },
      restore: { type: 'string' },
    },
  });
  if (options.since !== undefined && options.resend !== 'all')
    throw new EnvironmentError('--since sends leads again: --resend --since 2026-11-25');
  const { dataDir } = readEnvironment();
  using database = openExisting(dataDir);
  const journal = new LeadJournal(dataDir, silent);
  const outbox = new SqliteOutbox(database, database, journal);
  if (options.erase !== undefined) erase(outbox, options.erase);
  else if (options.since !== undefined) resendSince(outbox, options.since);
  else if (options.resend !== undefined)
    print(outbox.resend(options.resend), RESENT, options.resend);
  else if (options.restore !== undefined)
    print(outbox.restore(options.restore), RESTORED, options.restore);
  else list(outbox, options);
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exitCode = 1;
}

/** Adds `all` to `--resend` without a value. */
function withAll(args: string[]): string[] {
  const at = args.indexOf('--resend');
  const next = args[at + 1];
  if (at === -1 || (next !== undefined && !next.startsWith('--'))) return args;
  return args.toSpliced(at, 1, '--resend=all');
}

function erase(outbox: SqliteOutbox, which: string): void {
  const count = outbox.erase(which).length;
  const words = count === 0 ? 'No such lead with words' : 'What was typed is erased';
  process.stdout.write(`${words} here; the office and other receivers have copies of their own.\n`);
  if (count === 0) process.exitCode = 1;
}

function resendSince(outbox: SqliteOutbox, date: string): void {
  if (!z.iso.date().safeParse(date).success)
    throw new EnvironmentError(`--since ${date} is no date: 2026-11-25`);
  print(outbox.resendSince(Date.parse(`${date}T00:00:00+07:00`)), RESENT);
}

/** Prints how many leads were changed. Unless `which` is `all`, none is an error. */
function print(count: number, words: string, which = 'all'): void {
  process.stdout.write(`${count === 1 ? '1 lead is' : `${count} leads are`} ${words}\n`);
  if (count === 0 && which !== 'all') process.exitCode = 1;
}

function list(
  outbox: SqliteOutbox,
  { json, full, trash }: { json?: boolean; full?: boolean; trash?: boolean },
): void {
  const listed = outbox.list({ isTrash: trash ?? false });
  const leads = listed.map(({ receivedAt, deliveredAt, ...lead }) => ({
    ...lead,
    reason: lead.lastFailure === null ? null : describeFailure(lead.lastFailure),
    receivedAt: new Date(receivedAt).toISOString(),
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
    ...(full && { payload: outbox.payloadOf(lead.id) }),
  }));
  if (json) process.stdout.write(`${JSON.stringify(leads, null, 2)}\n`);
  else if (leads.length === 0) process.stdout.write('No leads yet.\n');
  else if (full) console.dir(leads, { depth: null });
  else console.table(leads);
}
