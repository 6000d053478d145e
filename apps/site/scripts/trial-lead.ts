// Prints a lead form that meets the form's rules, as JSON: what a release is tried with before it is served.
import { contentOf } from '../src/content/site-content.ts';
import { trialForm } from '../src/leads/trial-form.ts';

const [fullName = 'ทดลองก่อนเปิดใช้'] = process.argv.slice(2);
const { organisations } = contentOf('th');
process.stdout.write(JSON.stringify(trialForm(organisations, { fullName })));
