/**
 * The office's part of `npm run erasure`: prints whether erasure is held. `--accept` accepts the clock and the held
 * rows; a running office erases them at its next run.
 */
import { describeHold } from '@clinicdee/data-dir/erasure-guard';
import { getPayload } from 'payload';
import { commandLine } from '@clinicdee/data-dir/process';
import { erasureRows } from '../src/jobs/retention-job.ts';
import { acceptErasure, heldErasure } from '../src/erasure/erasure-guard.ts';
import config from '../src/payload.config.ts';

const { values } = commandLine({ options: { accept: { type: 'boolean' } } });
const payload = await getPayload({ config, disableOnInit: true });
if (values.accept) await acceptErasure(payload);
console.info(`Office: ${describeHold(await heldErasure(payload, await erasureRows(payload)))}`);
process.exit(0);
