/**
 * The site's part of `npm run erasure`: shows whether erasure is on hold, for example after a leap of the clock.
 * `--accept` releases the hold; a running site erases at its next run.
 */
import { describeHold, erasureHold } from '@clinicdee/data-dir/erasure-guard';
import { commandLine } from '@clinicdee/data-dir/process';
import { openExisting } from '../src/storage/database.ts';
import { readEnvironment } from '../src/environment/environment.ts';
import { acceptErasure, readErasureMemory } from '../src/erasure.ts';
import { explainStartupError } from '../src/services/startup-errors.ts';
import { countOld } from '../src/leads/retention.ts';

try {
  const { values } = commandLine({ options: { accept: { type: 'boolean' } } });
  const { dataDir, leadRetentionDays } = readEnvironment();
  using database = openExisting(dataDir);
  const now = Date.now();
  if (values.accept) acceptErasure(database, now);
  const rows = countOld(database, leadRetentionDays, now);
  const hold = erasureHold(now, readErasureMemory(database), rows);
  process.stdout.write(`Site: ${describeHold(hold)}\n`);
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exitCode = 1;
}
