import { defineConfig } from '@playwright/test';

/** How every browser of the tests is started. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

export default defineConfig({
  snapshotPathTemplate: '{testDir}/read-aloud/{arg}{ext}',
  outputDir: './test-results',
  fullyParallel: true,
  // A test that passes only when retried is named as flaky at the end of the run.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    locale: 'th-TH',
    // Their answers cannot be played by a test; what they do has a test of its own.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 1280, height: 900 },
    launchOptions,
  },
  projects: [
    {
      name: 'e2e',
      testDir: './e2e',
      // `npm test` runs the journeys that lose a lead, a reader or an editor when broken; `npm run test:all` every file.
      testIgnore: process.env.TEST_ALL === '1' ? [] : '**/*.long.spec.ts',
    },
    // Each sentence of the spec on the built site.
    {
      name: 'conformance',
      testDir: './conformance',
      timeout: 60_000,
      use: { actionTimeout: 10_000 },
    },
  ],
});
