import { healthReport, type HealthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/json';
import type { Asker } from './ask.ts';
import type { Code, Finding } from './finding.ts';
import { finding } from './say.ts';

/** What is said of an app: that it answers, that nobody does, that somebody else does. */
interface Says {
  answers: Code;
  silent: Code;
  foreign: Code;
}

const says = {
  site: { answers: 'site_answers', silent: 'site_silent', foreign: 'site_foreign' },
  office: { answers: 'office_answers', silent: 'office_silent', foreign: 'office_other' },
} as const satisfies Record<string, Says>;

/** Whether a report is the app's. */
export const isReportOf = (app: keyof typeof says, report: HealthReport) =>
  isSiteReport(report) === (app === 'site');

/** What an app that runs says of its own health, in its own words; or that it does not run. */
export async function healthOf(
  asker: Asker,
  address: string,
  app: keyof typeof says,
): Promise<Finding[]> {
  const { answers, silent, foreign } = says[app];
  const answer = await asker.ask(`${address}/readyz`);
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
