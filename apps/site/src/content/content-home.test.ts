import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentOf } from './site-content.ts';
import { contentHome } from './content-home.ts';

const root = path.join(import.meta.dirname, '../../../..');

it('names an existing file for every content entry', () => {
  const { views, ...rest } = contentOf('th');
  const places = [...Object.keys(rest), ...Object.keys(views).map((view) => `views.${view}`)];
  for (const place of places.filter((one) => !['day', 'language'].includes(one))) {
    const file = contentHome(`${place}.title`);
    expect(existsSync(path.join(root, file)), file).toBe(true);
  }
});

it.each([
  ['brand.phone.href', 'packages/brand/src/vendor.ts'],
  ['brand.description', 'apps/site/src/content/th/brand.ts'],
  ['packages.0.yearlySatang', 'packages/brand/src/packages.ts'],
  ['comparison.rowHeading', 'apps/site/src/content/th/comparison.ts'],
  ['comparison.groups[1].rows[0]', 'packages/brand/src/comparison.ts'],
  ['userGroups.owner.points', 'packages/brand/src/home.ts'],
])('finds %s in %s', (place, file) => {
  expect(contentHome(place)).toBe(file);
});
