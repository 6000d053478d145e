import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { environment } from '../environment/environment.ts';
import { lockRows, RowsAreLocked } from '../payload-patches/row-lock.ts';
import { type EnquiryCollection, isEnquiryCollection } from '../enquiries/subject.ts';
import { RECORD_IS_BUSY } from './words.ts';

/** What is looked at of the arguments of an update. */
interface Asked {
  id?: number | string;
  where?: Where;
  trash?: boolean;
  req: PayloadRequest;
}

/**
 * Before a lead or registration is read in order to be changed: holds its row until the change is
 * committed, so that of two office processes which save it at the same moment the second begins with
 * what the first has written. On SQLite there is one process, and `in-turn.ts` is enough.
 */
export const holdRows: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection } = hook;
  const { slug } = collection;
  if (!isEnquiryCollection(slug) || operationOf(hook) !== 'update') return args;
  const asked = args as Asked;
  const { id, req } = asked;
  const ids = async () => (id === undefined ? idsOf(asked, slug) : [id]);
  try {
    await lockRows(req, slug, ids, environment().SAVE_DEADLINE_MS);
  } catch (error) {
    if (error instanceof RowsAreLocked) throw new APIError(RECORD_IS_BUSY, 503, undefined, true);
    throw error;
  }
  return args;
};

/** Payload's types call the name of an operation deprecated for the one value `read`. */
const operationOf = (hook: { operation: string }) => hook.operation;

async function idsOf(
  { req, trash = false, where = {} }: Asked,
  collection: EnquiryCollection,
): Promise<(number | string)[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    trash,
    depth: 0,
    pagination: false,
    select: {},
    // Whether this person may change them is asked right after.
    overrideAccess: true,
    req,
  });
  return docs.map(({ id }) => id);
}
