import * as z from 'zod/mini';

/** A warning needs attention; after a failure the app should receive no more traffic. */
export const healthLevels = ['warning', 'failure'] as const;
export type HealthLevel = (typeof healthLevels)[number];

/** A problem that a check found. Contains no personal data, secret or address. */
const reason = z.object({
  /** Name of the check. */
  check: z.string(),
  /** Machine-readable code of the problem. */
  code: z.string(),
  level: z.enum(healthLevels),
  /** Start of the problem as far as known; ISO 8601. */
  since: z.string(),
  /** Description and remedy. */
  en: z.string(),
  th: z.string(),
});
export type HealthReason = z.infer<typeof reason>;

/** Response of `GET /readyz` of both apps: 200 when ready, else 503. */
export const healthReport = z.object({
  status: z.enum(['ready', 'not_ready']),
  /** The result of every check. */
  checks: z.record(z.string(), z.enum(['ok', ...healthLevels])),
  reasons: z.array(reason),
});
export type HealthReport = z.infer<typeof healthReport>;

/** A check of the site that the office lacks. */
const SITE_ONLY = 'lead_api';

/** Returns whether a report is from the site; otherwise it is from the office. */
export const isSiteReport = ({ checks }: Pick<HealthReport, 'checks'>) => SITE_ONLY in checks;
