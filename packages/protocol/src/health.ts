import * as z from 'zod/mini';

/** A warning is for somebody to mend; with a failure the app should be sent nobody any more. */
export const healthLevels = ['warning', 'failure'] as const;
export type HealthLevel = (typeof healthLevels)[number];

/** What the site looks at, which the office has names for. */
export type SiteCheckName =
  | 'database'
  | 'file'
  | 'disk'
  | 'erasure'
  | 'leads'
  | 'lead_api'
  | 'canary'
  | 'content'
  | 'articles'
  | 'pictures';

/** Why something is not as it should be: nothing personal, no secret, no address. */
const reason = z.object({
  /** The check that found it. */
  check: z.string(),
  /** Which of its troubles, for programs. */
  code: z.string(),
  level: z.enum(healthLevels),
  /** Since when, as far as is known; ISO 8601. */
  since: z.string(),
  /** The same in words: what is wrong and what to do. */
  en: z.string(),
  th: z.string(),
});
export type HealthReason = z.infer<typeof reason>;

/** What `GET /readyz` of both apps answers: 200 when ready, else 503. */
export const healthReport = z.object({
  status: z.enum(['ready', 'not_ready']),
  /** Every check by its name. */
  checks: z.record(z.string(), z.enum(['ok', ...healthLevels])),
  reasons: z.array(reason),
});
export type HealthReport = z.infer<typeof healthReport>;

/** A check that the site makes and the office does not. */
const SITE_ONLY: SiteCheckName = 'lead_api';

/** Whether a report is the site's; else it is the office's. */
export const isSiteReport = ({ checks }: Pick<HealthReport, 'checks'>) => SITE_ONLY in checks;
