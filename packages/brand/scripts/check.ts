/**
 * Before either app is built: whether every pair of colours can be read, and whether what is made of the brand is
 * of the brand as it stands. Says what is not right, and ends with 1.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnClinic } from '../src/drawn-clinic.ts';
import { drawnClinicSlips } from '../src/drawn-clinic-slips.ts';
import { hasOwnMark } from '../src/index.ts';
import { ownMark, ownMarkSlip } from '../src/own-mark.ts';
import { contrastSlips, palette } from '../src/palette.ts';
import { styleSheets } from '../src/style-sheets.ts';
import { vendorSlips } from '../src/vendor-slips.ts';
import * as vendor from '../src/vendor.ts';

const root = path.join(import.meta.dirname, '../../..');

const slips = vendorSlips(vendor, new Date().getUTCFullYear());
// Of a hue that is none there are no colours to look at.
if (slips.length === 0)
  slips.push(...contrastSlips(palette).map((slip) => `packages/brand/src/palette.ts: ${slip}`));
slips.push(...drawnClinicSlips(drawnClinic));
const slip = hasOwnMark ? ownMarkSlip(ownMark) : undefined;
if (slip !== undefined) slips.push(`packages/brand/src/own-mark.ts: ${slip}`);
for (const [file, wanted] of slips.length === 0 ? styleSheets() : []) {
  const stored = path.join(root, file);
  if (existsSync(stored) && readFileSync(stored, 'utf8') === wanted) continue;
  slips.push(`${file} is of other colours than the brand: run \`npm run brand\``);
}
if (slips.length > 0) {
  process.stderr.write(`The brand is not right:\n${slips.map((slip) => `  ${slip}\n`).join('')}`);
  process.exitCode = 1;
}
