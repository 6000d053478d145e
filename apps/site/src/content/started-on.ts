import { bangkokDay } from '../thai/days.ts';

/**
 * The day in Bangkok on which this process began, `2026-11-22`: what is built shows that of the build. A site that runs
 * shows the day that it is (`server/shown-pages.ts`).
 */
export const startedOn = bangkokDay(Date.now());
