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

/** The arguments of an update that are read here. */
interface UpdateArgs {
  id?: number | string;
  where?: Where;
  trash?: boolean;
  req: PayloadRequest;
}

/**
 * Before a lead or registration is read for an update: locks its row until the commit, so that of two office
 * processes that save it at the same time the second starts from the first one's result. With SQLite there is one
 * process, and the queue of `save-queue.ts` is enough.
 */
export const lockEnquiries: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection } = hook;
  const { slug } = collection;
  if (!isEnquiryCollection(slug) || operationOf(hook) !== 'update') return args;
  const update = args as UpdateArgs;
  const { id, req } = update;
  const ids = async () => (id === undefined ? idsOf(update, slug) : [id]);
  try {
    await lockRows(req, slug, ids, environment().SAVE_DEADLINE_MS);
  } catch (error) {
    if (error instanceof RowsAreLocked) throw new APIError(RECORD_IS_BUSY, 503, undefined, true);
    throw error;
  }
  return args;
};

/** Payload marks `operation` as deprecated only because of its value `read`. */
const operationOf = (hook: { operation: string }) => hook.operation;

async function idsOf(
  { req, trash = false, where = {} }: UpdateArgs,
  collection: EnquiryCollection,
): Promise<(number | string)[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    trash,
    depth: 0,
    pagination: false,
    select: {},
    // Payload checks access right after.
    overrideAccess: true,
    req,
  });
  return docs.map(({ id }) => id);
}
