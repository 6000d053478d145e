import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { SAVE_TOOK_TOO_LONG } from './words.ts';

/**
 * The last step before a record is written: a save whose time is over (`in-turn.ts`) writes nothing
 * any more. Another has had its turn since, and would be undone.
 */
export const refuseLate: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.signal?.aborted) throw new APIError(SAVE_TOOK_TOO_LONG, 503, undefined, true);
  return data;
};
