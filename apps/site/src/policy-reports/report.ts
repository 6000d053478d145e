import { z } from 'zod';
import { browserOf } from './browser-of.ts';

/** What a browser kept a page from doing, as far as it is kept. */
export interface PolicyReport {
  /** The address of the page on the site, without its query. */
  page: string;
  directive: string;
  blocked: string;
  browser: string;
}

/** As `report-uri` sends it (CSP 2 and 3), and as the Reporting API does; which, its browser decides. */
const old = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
    'source-file': z.string().optional(),
  }),
});
const recent = z.object({
  type: z.literal('csp-violation'),
  url: z.string(),
  body: z.object({
    blockedURL: z.string().default(''),
    effectiveDirective: z.string(),
    sourceFile: z.string().nullish(),
  }),
});

/** The most of one body that is read. */
const MOST_OF_ONE = 10;
const LONGEST_PAGE = 100;

/** What an extension of the browser does to a page is no fault of the page, and not the site's to know. */
const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension\b/;

/**
 * Reads the body of a report. What is not the site's, an extension's, or no report at all is left out.
 *
 * @param body parsed JSON: a report, or a list of them
 * @param hosts the names that the site has: another's pages are not its business
 */
export function readReports(
  body: unknown,
  userAgent: string,
  hosts: readonly string[],
): PolicyReport[] {
  const browser = browserOf(userAgent);
  return (Array.isArray(body) ? body : [body]).slice(0, MOST_OF_ONE).flatMap((item: unknown) => {
    const report = plain(item);
    if (!report) return [];
    const page = URL.parse(report.page);
    const directive = /^[a-z-]{3,40}/.exec(report.directive)?.[0];
    const isForeign = !page || !hosts.includes(page.host);
    if (isForeign || !directive || EXTENSION.test(report.source ?? '')) return [];
    const blocked = origin(report.blocked);
    if (EXTENSION.test(blocked)) return [];
    return [{ page: page.pathname.slice(0, LONGEST_PAGE), directive, blocked, browser }];
  });
}

/** Both forms alike. */
function plain(item: unknown) {
  const first = old.safeParse(item);
  if (first.success) {
    const report = first.data['csp-report'];
    return {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    };
  }
  const second = recent.safeParse(item);
  if (!second.success) return undefined;
  const { url, body } = second.data;
  return {
    page: url,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    source: body.sourceFile,
  };
}

/** A keyword (`inline`) or a scheme (`data`) as it is; of an address its host alone. */
function origin(blocked: string): string {
  const url = URL.parse(blocked);
  if (url?.host) return EXTENSION.test(url.protocol) ? url.protocol : url.host.slice(0, 100);
  return /^[a-z-]{1,30}/.exec(blocked)?.[0] ?? '';
}
