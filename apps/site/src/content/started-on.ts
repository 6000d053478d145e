import { bangkokDay } from '../thai/dates.ts';

/**
 * The day in Bangkok on which this process started, `2026-11-22`; in a build, the build day. The running site
 * re-renders daily (`server/live-content.ts`).
 */
export const startedOn = bangkokDay(Date.now());
