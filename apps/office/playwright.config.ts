import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.OFFICE_TEST_PORT ?? 4392);
const baseURL = `http://127.0.0.1:${port}`;
// Where the office looks for the site; the tests that need one start it there.
process.env.SITE_TEST_PORT ??= String(port + 1);
// Set once: Playwright reads this file again in every worker.
process.env.OFFICE_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'office-e2e-'));

/** Browser tests against the built office, on an empty data directory of their own. */
export default defineConfig({
  testDir: 'e2e',
  // One office, one story: a lead that one test wins is another test's list.
  workers: 1,
  fullyParallel: false,
  // A test that passes only when retried is named as flaky at the end of the run.
  retries: 1,
  // On a machine that is busy otherwise each step takes ten times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'first start', testMatch: 'first-start.spec.ts' },
    {
      name: 'work',
      // `npm test` runs the journeys that lose a lead or an editor when broken; `npm run test:all` every file.
      testIgnore: [
        'first-start.spec.ts',
        ...(process.env.TEST_ALL === '1' ? [] : ['*.long.spec.ts']),
      ],
      dependencies: ['first start'],
    },
  ],
  webServer: {
    // The one-time password is printed once, and the first test reads it as a person would.
    command: 'npm run --silent start > "$DATA_DIR/start.log"',
    url: `${baseURL}/healthz`,
    timeout: 120_000,
    env: {
      OFFICE_PORT: String(port),
      OFFICE_URL: baseURL,
      SITE_URL: `http://127.0.0.1:${process.env.SITE_TEST_PORT}`,
      DATA_DIR: process.env.OFFICE_TEST_DATA,
      DATABASE_URL: '',
      // Played by a test of its own; a failure is not tried again before somebody asks.
      WEBHOOK_URL: `http://127.0.0.1:${port + 1}/hook`,
      WEBHOOK_SECRET: 'secret of the browser tests',
      ALERT_RETRY_MS: '600000',
      OFFICE_ADMIN_EMAIL: '',
      OFFICE_ADMIN_PASSWORD: '',
    },
  },
});
