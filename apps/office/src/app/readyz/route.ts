import { answerReadiness } from '@clinicdee/protocol/http/readiness';
import { getPayload } from 'payload';
import { databaseHealthCode } from '../../health/database-away.ts';
import { readinessOf } from '../../health/readiness.ts';
import { words } from '../../health/words.ts';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

let awaySince: string | undefined;

/** Whether the office can work, and why not. */
export async function GET(): Promise<Response> {
  try {
    const answer = await answerReadiness(readinessOf(await getPayload({ config })));
    awaySince = undefined;
    return answer;
  } catch (error) {
    // Without a database there is not even a Payload to ask.
    const code = databaseHealthCode(error);
    awaySince ??= new Date().toISOString();
    const reason = { check: 'database', code, level: 'failure', since: awaySince };
    const body = {
      status: 'not_ready',
      checks: { database: 'failure' },
      reasons: [{ ...reason, ...words[code] }],
    };
    return Response.json(body, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}
