/** Runs the migrations before `next dev`. In production, which `npm run dev` sets for it, Payload does so itself. */
import { getPayload } from 'payload';
import config from '../src/payload.config.ts';

await getPayload({ config, disableOnInit: true });
process.exit(0);
