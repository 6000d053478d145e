import { defineConfig } from '@playwright/test';

/** Launch options of the browser in all tests. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu'],
};

export default defineConfig({
  snapshotPathTemplate: '{testDir}/read-aloud/{arg}{ext}',
  outputDir: './test-results',
  fullyParallel: true,
  // A test that passes only when retried is reported as flaky.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    locale: 'th-TH',
    // Tests cannot mock the responses of a service worker; a test of its own covers it.
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
    // Tests each sentence of the spec on the built site.
    {
      name: 'conformance',
      testDir: './conformance',
      timeout: 60_000,
      use: { actionTimeout: 10_000 },
    },
  ],
});
