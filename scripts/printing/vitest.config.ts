import { defineConfig } from 'vitest/config';
import { options } from '../../vitest.config.ts';

/** The project's own options, with tests of the guard that must fail. */
export default defineConfig({
  test: { ...options, include: ['scripts/printing/printing.ts'] },
});
