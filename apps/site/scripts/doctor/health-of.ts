import { healthReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/calls/json';
import type { Asker } from './ask.ts';
import type { Code, Finding } from './finding.ts';
import { finding } from './say.ts';

/** What an app that runs says of its own health, in its own words; or that it does not run. */
export async function healthOf(
  asker: Asker,
  address: string,
  [answers, silent]: readonly [Code, Code],
): Promise<Finding[]> {
  const answer = await asker.ask(`${address}/readyz`);
  if (answer.status === undefined) return [finding('broken', silent, { address, why: answer.why })];
  const report = healthReport.safeParse(jsonIn(answer.text));
  if (!report.success) {
    return [finding('broken', silent, { address, why: `HTTP ${answer.status}` })];
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
