import { answerReadiness } from '@clinicdee/protocol/http/readiness';
import { getPayload } from 'payload';
import { databaseHealthCode, readinessOf } from '../../health/checks.ts';
import { words } from '../../health/words.ts';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

let awaySince: string | undefined;

/** Readiness: whether the office can work, and why not. */
export async function GET(): Promise<Response> {
  try {
    const response = await answerReadiness(readinessOf(await getPayload({ config })));
    awaySince = undefined;
    return response;
  } catch (error) {
    // Without a database Payload does not start.
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
