/*
 * `npm run leads`: what is in the outbox. Options: `--json`, and `--full` to see the leads themselves,
 * which are personal data. `--resend <id, reference or all>` sends what was set aside again, and what
 * waits at once. `--trash` lists what will soon be erased instead, and `--restore <id, reference or all>`
 * brings it back.
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../src/environment.ts';
import { openDatabase } from '../src/database.ts';
import { inWords } from '../src/leads/failure.ts';
import type { Outbox } from '../src/leads/outbox.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { explainStart } from '../src/server/explain-start.ts';

try {
  const { values: options } = parseArgs({
    options: {
      json: { type: 'boolean' },
      full: { type: 'boolean' },
      resend: { type: 'string' },
      trash: { type: 'boolean' },
      restore: { type: 'string' },
    },
  });
  const { dataDir } = readEnvironment();
  const database = openDatabase(dataDir);
  try {
    const outbox = new SqliteOutbox(database);
    if (options.resend !== undefined) await resend(outbox, options.resend);
    else if (options.restore !== undefined) await restore(outbox, options.restore);
    else await list(outbox, options);
  } finally {
    database.close();
  }
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = 1;
}

async function resend(outbox: Outbox, which: string): Promise<void> {
  const count = await outbox.resend(which);
  const words = count === 1 ? '1 lead is' : `${count} leads are`;
  process.stdout.write(`${words} sent again, within 15 seconds where the site runs.\n`);
  if (count === 0 && which !== 'all') process.exitCode = 1;
}

async function restore(outbox: Outbox, which: string): Promise<void> {
  const count = await outbox.restore(which);
  const words = count === 1 ? '1 lead is' : `${count} leads are`;
  process.stdout.write(`${words} back from the trash; the period begins anew.\n`);
  if (count === 0 && which !== 'all') process.exitCode = 1;
}

async function list(
  outbox: Outbox,
  { json, full, trash }: { json?: boolean; full?: boolean; trash?: boolean },
): Promise<void> {
  const listed = await outbox.list({ isTrash: trash ?? false });
  const leads = await Promise.all(
    listed.map(async ({ receivedAt, deliveredAt, ...lead }) => ({
      ...lead,
      reason: lead.lastFailure === null ? null : inWords(lead.lastFailure),
      receivedAt: new Date(receivedAt).toISOString(),
      deliveredAt: deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
      ...(full && { payload: await outbox.payloadOf(lead.id) }),
    })),
  );
  if (json) process.stdout.write(`${JSON.stringify(leads, null, 2)}\n`);
  else if (leads.length === 0) process.stdout.write('No leads yet.\n');
  else if (full) console.dir(leads, { depth: null });
  else console.table(leads);
}
