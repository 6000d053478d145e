import * as z from 'zod/mini';
import { countedDay } from './counts.ts';

/**
 * The answer of the site's `GET /api/policy-reports`: what browsers kept pages from doing, because
 * the Content-Security-Policy does not allow it, the newest and most frequent first. Nothing in it tells
 * one visitor from another.
 */
export const policyReports = z.array(
  z.object({
    day: countedDay,
    /** The address of the page on the site, without its query. */
    page: z.string(),
    /** The directive of the policy that was broken: `script-src-elem`. */
    directive: z.string(),
    /** What was kept from being used: `inline`, `eval`, a scheme, or the host it would have come from. */
    blocked: z.string(),
    /** In which browser, by its own name: `LINE`, `Chrome`. */
    browser: z.string(),
    count: z.number(),
  }),
);

export type PolicyReports = z.infer<typeof policyReports>;
