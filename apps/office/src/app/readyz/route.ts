import { answerReadiness } from '@clinicdee/protocol/http/readiness';
import { getPayload } from 'payload';
import { readinessOf } from '../../health/checks.ts';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** Readiness: whether the office can work, and why not. Before Payload starts, `waitForDatabase` answers. */
export async function GET(): Promise<Response> {
  return answerReadiness(readinessOf(await getPayload({ config })));
}
