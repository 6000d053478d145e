import path from 'node:path';

/** Output folder of the build. `finish-build.ts` moves it to `dist` when the build is complete. */
export const buildFolder = path.join(import.meta.dirname, '../.astro/built');
