import path from 'node:path';

/** Where the site is built, step by step. What is whole then takes the place of `dist` (`put-in-place.ts`). */
export const buildFolder = path.join(import.meta.dirname, '../.astro/built');
