/*
 * `npm run leads`: what is in the outbox. Options: `--json`, and `--full` to see the leads themselves,
 * which are personal data.
 */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../src/environment.ts';
import { openDatabase } from '../src/database.ts';
import { Outbox } from '../src/leads/outbox.ts';
import { explainStart } from '../src/server/explain-start.ts';

try {
  const { values: options } = parseArgs({
    options: { json: { type: 'boolean' }, full: { type: 'boolean' } },
  });
  const database = openDatabase(readEnvironment().dataDir);
  const outbox = new Outbox(database);
  const leads = outbox.list().map(({ receivedAt, deliveredAt, ...lead }) => ({
    ...lead,
    receivedAt: new Date(receivedAt).toISOString(),
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
    ...(options.full && { payload: outbox.payloadOf(lead.id) }),
  }));
  database.close();
  if (options.json) process.stdout.write(`${JSON.stringify(leads, null, 2)}\n`);
  else if (leads.length === 0) process.stdout.write('No leads yet.\n');
  else if (options.full) console.dir(leads, { depth: null });
  else console.table(leads);
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = 1;
}
