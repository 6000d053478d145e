import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig, type Plugin, type ViteUserConfig } from 'vitest/config';

const isAll = process.env.TEST_ALL === '1';

const hasPostgres = existsSync('/usr/lib/postgresql');

const exclude = [
  ...configDefaults.exclude,
  // Tests that take minutes, such as simulated faults and judged searches, run in `npm run test:all` only.
  ...(isAll ? [] : ['**/*.long.test.ts']),
  // Tests on PostgreSQL need its programs.
  ...(hasPostgres ? [] : ['**/*postgres*.test.ts']),
];

/** Tests of the office that run on SQLite and on PostgreSQL. */
const onBothDatabases = [
  'leads',
  'odd-characters',
  'odd-requests',
  'optimistic-saves',
  'retention',
  'search',
  ...(isAll ? ['canary', 'log-in', 'outage.long', 'site-content'] : []),
];

/** Tests that replace modules need a module graph of their own. */
const isolated = '{apps,packages}/*/{src,scripts}/**/*.isolated.test.ts';

const brand = path.join(import.meta.dirname, 'packages/brand');

/** Replaces modules of `packages/brand/src` by those of the second brand in `packages/brand/another`. */
const secondBrand: Plugin = {
  name: 'second-brand',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    if (!found || path.dirname(found.id) !== path.join(brand, 'src')) return null;
    const another = path.join(brand, 'another', path.basename(found.id));
    return existsSync(another) ? another : null;
  },
};

/** Options of every project. */
const options: ViteUserConfig['test'] = {
  // Many tests wait for disks, databases and processes: twice as many workers as cores keep the cores busy.
  maxWorkers: 2 * availableParallelism(),
  // Generous for a busy machine; a test that hangs still fails.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['./scripts/unit-setup.ts'],
  restoreMocks: true,
  unstubEnvs: true,
};

export default defineConfig({
  test: {
    ...options,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{apps/site,packages/*}/{src,scripts}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [...exclude, isolated],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['apps/site/test/**/*.test.ts', isolated],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'office',
          include: ['apps/office/**/*.test.{ts,tsx}'],
          exclude,
          isolate: false,
          setupFiles: ['./scripts/unit-setup.ts', './apps/office/test/setup.ts'],
        },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'PostgreSQL',
                include: [
                  `apps/office/{test,src/payload-patches}/{${onBothDatabases.join(',')}}.test.ts`,
                ],
                exclude,
                isolate: false,
                setupFiles: [
                  './scripts/unit-setup.ts',
                  './apps/office/test/setup.ts',
                  './apps/office/test/postgres-setup.ts',
                ],
              },
            },
          ]
        : []),
      // Tests of texts and forms hold for any brand.
      ...(isAll
        ? [
            {
              extends: true as const,
              plugins: [secondBrand],
              test: {
                name: 'second brand',
                include: [
                  'apps/site/src/{content,site-content-sync,components,forms,layouts,registrations,sections,page-bodies,share}/**/*.test.{ts,tsx}',
                  'apps/site/src/articles/queries/products.test.ts',
                  'apps/office/src/{admin,alerts,enquiries}/**/*.test.{ts,tsx}',
                ],
                exclude,
              },
            },
          ]
        : []),
    ],
  },
});
