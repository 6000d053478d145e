/**
 * `npm run samples`: what is still invented for the sample brand and has to become the vendor's own
 * before a launch.
 */
import { listSamples } from './list-samples.ts';

let count = 0;
for (const { file, samples } of await listSamples()) {
  count += samples.length;
  console.log(`\n${file}`);
  for (const { path, text } of samples) console.log(`  ${path}  ${text}`);
}
console.log(
  count === 0
    ? 'Nothing is marked as sample any more.'
    : `\n${count} pieces are still samples. Set isSample to false where the vendor's own stands.`,
);
