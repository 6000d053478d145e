import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { SAVE_TOOK_TOO_LONG } from './words.ts';

/**
 * Before a record is written: rejects a save that has timed out (`save-queue.ts`), since it would undo a save that
 * started after it.
 */
export const refuseTimedOut: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.signal?.aborted) throw new APIError(SAVE_TOOK_TOO_LONG, 503, undefined, true);
  return data;
};
