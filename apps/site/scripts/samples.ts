/**
 * `npm run brand -- --samples`: what is still invented for the sample brand and has to become the vendor's own before a
 * launch, and where. Looks at the copy of what the office has published, where there is one.
 */
import './say-problems.ts';
import path from 'node:path';
import { given } from './doctor/given.ts';
import { languages } from '../src/content/languages.ts';
import { samplesIn } from '../src/content/samples.ts';
import { fileContents } from '../src/content/site-content.ts';
import { storedContents } from '../src/site-content-sync/stored-contents.ts';

const kept = storedContents(path.resolve(given(process.env, 'DATA_DIR') ?? './data'));
if (!kept) console.log('What the office has published cannot be read from DATA_DIR.\n');
const contents = kept ?? fileContents;
const groups = languages.flatMap((language) => samplesIn(contents[language]));
for (const { file, pieces, subject, what } of groups) {
  const office = subject === undefined ? '' : ` or /admin/globals/${subject} in the office`;
  console.log(`\n${what}\n  ${file}${office}`);
  for (const { place, text } of pieces) console.log(`    ${place}  ${text}`);
}
const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
console.log(
  count === 0
    ? 'Nothing is marked as sample any more. Sample articles are named on the first page of the office.'
    : `\n${count} pieces are still samples. Set isSample (isSampleVendor) to false where the vendor's own stands.`,
);
