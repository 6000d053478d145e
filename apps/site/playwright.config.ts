import { defineConfig } from '@playwright/test';

/**
 * `npm run test:all` runs these as well: storms, outages, whole days, line breaks, extreme content, measurements.
 * `npm test` keeps the journeys that lose a lead, a reader or an editor.
 */
const long = [
  ...['cdn', 'days', 'disk', 'doctor', 'extreme-articles', 'frames', 'hostile-articles'],
  ...['line-breaks', 'list-renewal', 'loading', 'next-page', 'office-storm', 'office-words'],
  ...['outage', 'preview-frame', 'publishing', 'read-aloud', 'releases'],
];

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
  testDir: './e2e',
  snapshotPathTemplate: '{testDir}/read-aloud/{arg}{ext}',
  outputDir: './test-results',
  fullyParallel: true,
  testIgnore: process.env.TEST_ALL === '1' ? [] : long.map((name) => `${name}.spec.ts`),
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
});
