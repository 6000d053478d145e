import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

/** The project's own, with tests of the guard that must fail. */
export default defineConfig({
  ...config,
  test: { ...config.test, projects: undefined, include: ['scripts/printing/printing.ts'] },
});
