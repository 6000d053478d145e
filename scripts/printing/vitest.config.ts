import { defineConfig } from 'vitest/config';
import { options } from '../../vitest.config.ts';

/** The project's options with tests that the guard in `unit-setup.ts` must fail. */
export default defineConfig({
  test: { ...options, include: ['scripts/printing/printing.ts'] },
});
