import { healthReport, type HealthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import { request } from './http-client.ts';
import { type Code, finding, type Finding } from './finding.ts';

/** Codes for an app that answers, does not answer, or is another service. */
interface Codes {
  answers: Code;
  silent: Code;
  foreign: Code;
}

const codes = {
  site: { answers: 'site_answers', silent: 'site_silent', foreign: 'site_foreign' },
  office: { answers: 'office_answers', silent: 'office_silent', foreign: 'office_other' },
} as const satisfies Record<string, Codes>;

/** Returns whether a report is from the app. */
export const isReportOf = (app: keyof typeof codes, report: HealthReport) =>
  isSiteReport(report) === (app === 'site');

/** Returns the problems that a running app reports itself, or that it does not run. */
export async function healthOf(address: string, app: keyof typeof codes): Promise<Finding[]> {
  const { answers, silent, foreign } = codes[app];
  const answer = await request(`${address}/readyz`);
  if (answer.status === undefined) return [finding('broken', silent, { address, why: answer.why })];
  const report = healthReport.safeParse(jsonIn(answer.text));
  if (!report.success || !isReportOf(app, report.data)) {
    return [finding('broken', foreign, { address, why: `HTTP ${answer.status}` })];
  }
  return [
    finding('fine', answers, { address }),
    ...report.data.reasons.map(({ code, level, th, en }) => ({
      level: level === 'failure' ? ('broken' as const) : level,
      code,
      what: { th, en },
    })),
  ];
}
