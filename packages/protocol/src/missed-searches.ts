import * as z from 'zod/mini';
import { countedDay } from './counts.ts';

/**
 * Response of the site's `GET /api/missed-searches`: searches without results, most frequent first.
 * Contains no identity and no time of day.
 */
export const missedSearches = z.array(
  z.object({
    /** Normalized: lower case, Thai digits as 0–9, single spaces. */
    words: z.string(),
    count: z.number(),
    /** The first and last day on which it was counted. */
    first: countedDay,
    last: countedDay,
  }),
);

export type MissedSearches = z.infer<typeof missedSearches>;
