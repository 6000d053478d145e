import { defineConfig, mergeConfig } from 'vitest/config';
import everything from './vitest.config.ts';

/** The tests beside the code alone: those that start a server are too slow to run for every mutant. */
export default mergeConfig(
  everything,
  defineConfig({
    test: { exclude: ['apps/*/{test,scripts}/**', 'scripts/**', 'node_modules/**'] },
  }),
);
