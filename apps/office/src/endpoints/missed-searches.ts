import { missedSearches } from '@clinicdee/protocol';
import { staffCall } from '../access/rules.ts';
import { addUpSearches } from '../site/merge-sites.ts';
import { callAllSites, problemMessage } from '../site/site-client.ts';

/** `GET /api/missed-searches`: searches of the site's visitors that had no result. */
export const missedSearchesCall = staffCall(
  ['get', '/missed-searches'],
  'read',
  'website',
  async () => {
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
);
