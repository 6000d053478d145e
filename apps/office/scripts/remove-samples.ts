/** Removes the sample articles, their pictures and unused sample tags. */
import { commandLine } from '@clinicdee/data-dir/process';
import { getPayload } from 'payload';
import config from '../src/payload.config.ts';
import { removeSamples } from '../src/samples/seed.ts';

commandLine();
const payload = await getPayload({ config, disableOnInit: true });
await removeSamples(payload);
console.info('Sample articles removed.');
process.exit(0);
