import { configDefaults, defineConfig } from 'vitest/config';

/** Simulated faults and judged searches take minutes: `npm run test:all` runs them. */
const long = ['apps/site/test/{faults,search}/**'];

export default defineConfig({
  test: {
    include: ['{apps,packages}/*/{src,test,scripts}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.TEST_ALL === '1' ? [] : long)],
    // Much of it waits for disks, databases and processes: no core need stand idle for the reporter.
    maxWorkers: '100%',
    // Far beyond what any needs: a machine may be busy. What hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['./scripts/unit-setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
  },
});
