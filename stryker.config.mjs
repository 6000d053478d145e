/**
 * What guards leads, calls and access, changed a little in every place: a test has to notice each
 * change (CONTRIBUTING.md, "Tests"). `npm run mutate -- --mutate FILE` takes one file.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // What many tests reach takes its time once, before the first change.
  dryRunTimeoutMinutes: 15,
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'packages/protocol/src/calls/*.ts',
    'packages/protocol/src/{phone,envelope}.ts',
    'apps/site/src/calls/{same-origin,rate-limit,body,refuse,idempotency-key,wants-page}.ts',
    'apps/site/src/leads/{circuit-breaker,delivery,outbox,receive,payload}.ts',
    'apps/site/src/registrations/{receive,once,outcome}.ts',
    'apps/office/src/access/rules.ts',
    'apps/office/src/endpoints/{intake,idempotency-key,read-json}.ts',
    '!**/*.test.ts',
  ],
  // What is built or kept on this machine is not copied beside the sources.
  ignorePatterns: ['dist', '.next', '.astro', 'data', 'test-results'],
  concurrency: 1,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  tempDirName: 'test-results/mutation',
};
