import * as z from 'zod/mini';
import { countedDay } from './counts.ts';

/**
 * The answer of the site's `GET /api/missed-searches`: what was searched for and not found, the most frequent first.
 * Words alone: nothing in it tells who searched, or when on a day.
 */
export const missedSearches = z.array(
  z.object({
    /** Folded: in lower case, Thai digits as others, one space between words. */
    words: z.string(),
    count: z.number(),
    /** The first and the last day of it that are known. */
    first: countedDay,
    last: countedDay,
  }),
);

export type MissedSearches = z.infer<typeof missedSearches>;
