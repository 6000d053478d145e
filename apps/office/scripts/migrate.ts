/** Runs the migrations before `next dev`; in production the office does so itself. */
import { getPayload } from 'payload';
import config from '../src/payload.config.ts';

const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate();
process.exit(0);
