// `npm run packages`: whether the packages of others may be used, whether holes in them are known, and the
// bill of materials (CycloneDX), which is written to test-results/sbom.cdx.json, or printed: `-- --sbom`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main, CliError, root } from './project.mjs';
import { askAdvisories } from './packages/advisories.mjs';
import { billOfMaterials } from './packages/bill-of-materials.mjs';
import { refused } from './packages/licences.mjs';
import { locked } from './packages/locked.mjs';

await main(async () => {
  const packages = locked();
  const bill = `${JSON.stringify(billOfMaterials(packages), null, 1)}\n`;
  if (process.argv.includes('--sbom')) {
    process.stdout.write(bill);
    return;
  }
  const file = path.join(root, 'test-results/sbom.cdx.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bill);
  process.stdout.write(
    `Bill of materials: ${packages.length} packages, ${path.relative(root, file)}\n`,
  );

  const wrong = refused(packages);
  if (wrong.length === 0) process.stdout.write('Licences: all of them are allowed.\n');
  const { found, said } = askAdvisories(root);
  process.stdout.write(`Advisories: ${said}\n`);
  if (wrong.length > 0) {
    throw new CliError(
      `Licences that are not allowed (scripts/packages/licences.mjs says which are):\n  ${wrong.join('\n  ')}`,
    );
  }
  if (found === 'grave') throw new CliError('A deployed package has a grave hole: see above.');
});
