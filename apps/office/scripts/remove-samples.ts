/** Removes the sample articles, their pictures and unused sample tags. */
import { getPayload } from 'payload';
import config from '../src/payload.config.ts';
import { removeSamples } from '../src/samples/seed.ts';

const payload = await getPayload({ config, disableOnInit: true });
await removeSamples(payload);
console.info('Sample articles removed.');
process.exit(0);
