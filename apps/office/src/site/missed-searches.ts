import { type MissedSearches, missedSearches } from '@clinicdee/protocol';
import { addUpSearches } from './merge-sites.ts';
import { callAllSites, problemMessage } from './site-client.ts';

/** The searches of the site's visitors that had no result, and why there are no current ones. */
export interface MissedWords {
  searches: MissedSearches | undefined;
  message: string | undefined;
}

/** Reads the searches without results from the site. Never throws. */
export async function readMissedWords(): Promise<MissedWords> {
  const { trouble, value } = await callAllSites(
    '/api/missed-searches',
    missedSearches,
    addUpSearches,
  );
  return {
    searches: value,
    message: trouble && problemMessage(trouble, 'ANALYTICS_READ_KEY'),
  };
}
