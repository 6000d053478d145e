// Prints a valid lead form as JSON, for the smoke test of a release.
import { contentOf } from '../src/content/site-content.ts';
import { trialForm } from '../src/leads/trial-form.ts';

const [fullName = 'ทดลองก่อนเปิดใช้'] = process.argv.slice(2);
const { organisations } = contentOf('th');
process.stdout.write(JSON.stringify(trialForm(organisations, { fullName })));
