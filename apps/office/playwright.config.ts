import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.OFFICE_TEST_PORT ?? 4392);
const baseURL = `http://127.0.0.1:${port}`;
// The port at which the office expects the site; tests that need a site start it there.
process.env.SITE_TEST_PORT ??= String(port + 1);
// Set once: Playwright reads this file again in every worker.
process.env.OFFICE_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'office-e2e-'));

/** Browser tests against the built office, on an empty data directory of their own. */
export default defineConfig({
  testDir: 'e2e',
  // All tests share one office, so a lead of one test appears in the lists of others.
  workers: 1,
  fullyParallel: false,
  // A test that passes only when retried is reported as flaky.
  retries: 1,
  // On a busy machine each step takes ten times as long.
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
      args: ['--disable-gpu'],
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
    // The first test reads the one-time password, which is printed once, from this file.
    command: 'npm run --silent start > "$DATA_DIR/start.log"',
    url: `${baseURL}/healthz`,
    timeout: 120_000,
    env: {
      OFFICE_PORT: String(port),
      OFFICE_URL: baseURL,
      SITE_URL: `http://127.0.0.1:${process.env.SITE_TEST_PORT}`,
      DATA_DIR: process.env.OFFICE_TEST_DATA,
      DATABASE_URL: '',
      // The test of webhooks listens there. Failed alerts are not retried during a run.
      WEBHOOK_URL: `http://127.0.0.1:${port + 1}/hook`,
      WEBHOOK_SECRET: 'secret of the browser tests',
      ALERT_RETRY_MS: '600000',
      OFFICE_ADMIN_EMAIL: '',
      OFFICE_ADMIN_PASSWORD: '',
    },
  },
});
