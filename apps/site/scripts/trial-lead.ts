// Prints a valid lead form as JSON, for the smoke test of a release.
import { contentOf } from '../src/content/site-content.ts';
import { trialForm } from '../src/leads/trial-form.ts';

process.stdout.write(JSON.stringify(trialForm(contentOf('th').organisations)));
