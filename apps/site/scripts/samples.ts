/**
 * `npm run brand -w apps/site -- --samples`: lists sample content that the vendor must replace before a launch, and where. Includes
 * the local copy of content that the office has published, if there is one.
 */
import path from 'node:path';
import { setVariables } from '@clinicdee/data-dir/process';
import { samplesIn } from '../src/content/samples.ts';
import { fileContents } from '../src/content/site-content.ts';
import { storedContents } from '../src/site-content-sync/stored-contents.ts';

const stored = storedContents(path.resolve(setVariables(process.env).DATA_DIR ?? './data'));
if (!stored) console.log('What the office has published cannot be read from DATA_DIR.\n');
const groups = samplesIn(stored ?? fileContents);
for (const { file, kind, pieces, subject } of groups) {
  const office = subject === undefined ? '' : ` or /admin/globals/${subject} in the office`;
  console.log(`\n${kind}\n  ${file}${office}`);
  for (const { place, text } of pieces) console.log(`    ${place}  ${text}`);
}
const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
console.log(
  count === 0
    ? 'Nothing is marked as sample any more. Sample articles are named on the first page of the office.'
    : `\n${count} pieces are still samples. Set isSample (isSampleVendor) to false where the vendor's own stands.`,
);
