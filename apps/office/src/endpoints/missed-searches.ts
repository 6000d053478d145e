import { missedSearches } from '@clinicdee/protocol';
import type { Endpoint } from 'payload';
import { may } from '../access/rules.ts';
import { callAllSites } from '../site/site-client.ts';
import { addUpSearches } from '../site/merge-sites.ts';
import { problemMessage } from '../site/problem-message.ts';

/** `GET /api/missed-searches`: searches of the site's visitors that had no result. */
export const missedSearchesCall: Endpoint = {
  path: '/missed-searches',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'read', 'website'))
      return Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 });
    const { trouble, value } = await callAllSites(
      '/api/missed-searches',
      missedSearches,
      addUpSearches,
    );
    const message = trouble && problemMessage(trouble, 'ANALYTICS_READ_KEY');
    return Response.json(
      { searches: value ?? [], message },
      {
        status: value === undefined ? 503 : 200,
        headers: { 'cache-control': 'private, no-store' },
      },
    );
  },
};
