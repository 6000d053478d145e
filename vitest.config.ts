import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages}/*/{src,test,scripts}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['./scripts/unit-setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
  },
});
