import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

/** Checks each sentence of the spec on the built site: `npm run conformance -w apps/site`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../test-results/conformance',
  timeout: 60_000,
  use: { ...browserTests.use, actionTimeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/conformance.json' }]],
});
