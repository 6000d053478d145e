import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import everything from './vitest.config.ts';

const brand = path.join(import.meta.dirname, 'packages/brand');

/** Puts what another vendor would write into `packages/brand/src` in its place. */
const anotherVendor: Plugin = {
  name: 'another-vendor',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    if (!found || path.dirname(found.id) !== path.join(brand, 'src')) return null;
    const another = path.join(brand, 'another', path.basename(found.id));
    return existsSync(another) ? another : null;
  },
};

/**
 * The quick tests of what is made of a vendor's data, for a vendor who shares none of it: they hold for any brand, or
 * say by their failure that they name this one's.
 */
export default mergeConfig(
  { ...everything, test: { ...everything.test, include: [] } },
  defineConfig({
    plugins: [anotherVendor],
    test: {
      include: [
        'apps/site/src/{content,edits,components,forms,layouts,registrations,screens,share}/**/*.test.{ts,tsx}',
        'apps/site/src/articles/read/products.test.ts',
        'apps/office/src/{admin,alerts,enquiries}/**/*.test.{ts,tsx}',
      ],
    },
  }),
);
