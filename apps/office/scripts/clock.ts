/**
 * `npm run clock`, the office's part: what is thought of the machine's clock. `--accept` writes down
 * that it is right; an office that runs takes that up within a minute.
 */
import { Clock, inWords } from '@clinicdee/clock';
import { getPayload } from 'payload';
import { parseArgs } from 'node:util';
import { acceptClock, remembered } from '../src/clock.ts';
import config from '../src/payload.config.ts';

const { values } = parseArgs({ options: { accept: { type: 'boolean' } } });
const payload = await getPayload({ config, disableOnInit: true });
if (values.accept) await acceptClock(payload);
console.info(`Office: ${inWords(new Clock().follow(await remembered(payload)))}`);
process.exit(0);
