/**
 * `npm run samples`: what is still invented for the sample brand and has to become the vendor's own before a
 * launch, and where.
 */
import { languages } from '../src/content/languages.ts';
import { samplesIn } from '../src/content/samples.ts';
import { contentOf } from '../src/content/site-content.ts';

const groups = languages.flatMap((language) => samplesIn(contentOf(language)));
for (const { what, file, pieces } of groups) {
  console.log(`\n${what}\n  ${file}`);
  for (const { place, text } of pieces) console.log(`    ${place}  ${text}`);
}
const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
console.log(
  count === 0
    ? 'Nothing is marked as sample any more.'
    : `\n${count} pieces are still samples. Set isSample (isSampleVendor) to false where the vendor's own stands.`,
);
