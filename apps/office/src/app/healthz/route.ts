import { getPayload } from 'payload';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** Whether the office can work: it answers only once the database does. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'users', overrideAccess: true });
    return Response.json({ status: 'ok' });
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503 });
  }
}
