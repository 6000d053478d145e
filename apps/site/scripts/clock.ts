/*
 * `npm run clock`, the site's part: what is thought of the machine's clock. `--accept` writes down that
 * it is right; a site that runs takes that up within 15 seconds.
 */
import { Clock, inWords } from '@clinicdee/clock';
import { parseArgs } from 'node:util';
import { ClockMemory } from '../src/clock.ts';
import { openDatabase } from '../src/database.ts';
import { readEnvironment } from '../src/environment.ts';
import { explainStart } from '../src/explain-start.ts';

try {
  const { values } = parseArgs({ options: { accept: { type: 'boolean' } } });
  const database = openDatabase(readEnvironment().dataDir);
  try {
    const memory = new ClockMemory(database);
    if (values.accept) memory.accept(Date.now());
    process.stdout.write(`Site: ${inWords(new Clock().follow(memory.read()))}\n`);
  } finally {
    database.close();
  }
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = 1;
}
