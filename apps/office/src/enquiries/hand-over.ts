import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Where,
} from 'payload';
import { may } from '../access/rules.ts';
import { inBatches } from '../database/batches.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import type { Lead, User } from '../payload-types.ts';
import { record } from './history.ts';
import { isOpen } from './statuses.ts';
import { enquiryCollections } from './subject.ts';

/** Query parameter of a user deletion: the id of the new owner of their open enquiries. */
const NEW_OWNER = 'newOwner';

/** Rows per batch. */
const BATCH_SIZE = 200;
const NO_SUCH_PERSON = 'ผู้รับช่วงต้องเป็นฝ่ายขายหรือผู้ดูแลระบบที่มีบัญชีอยู่';
const IS_LEAVING = 'ผู้รับช่วงต้องไม่ใช่คนที่กำลังจะลบ';

type NewOwner = Pick<User, 'id' | 'name'>;

/**
 * Before users are deleted: reads the new owner of their open leads and registrations from the query. Without the
 * parameter these lose their owner.
 *
 * @throws APIError 400 when the new owner is not admin or sales, or is deleted too
 */
export const readNewOwner: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  if (operationOf(hook) !== 'delete' || !may(req.user, 'delete', 'users')) return args;
  const wanted = req.query[NEW_OWNER];
  if (wanted === undefined || wanted === '') return args;
  const person = typeof wanted === 'string' && /^\d{1,9}$/.test(wanted) ? Number(wanted) : 0;
  const newOwner = await findPerson({
    and: [{ id: { equals: person } }, { role: { in: ['admin', 'sales'] } }],
  });
  if (!newOwner) throw new APIError(NO_SUCH_PERSON, 400, undefined, true);
  const { id, where = {} } = args as { id?: number | string; where?: Where };
  const deleted: Where = id === undefined ? where : { id: { equals: Number(id) } };
  const isDeleted = await findPerson({ and: [deleted, { id: { equals: newOwner.id } }] });
  if (isDeleted) throw new APIError(IS_LEAVING, 400, undefined, true);
  req.context[NEW_OWNER] = newOwner;
  return args;

  async function findPerson(condition: Where): Promise<NewOwner | undefined> {
    const { docs } = await req.payload.find({
      collection: 'users',
      where: condition,
      limit: 1,
      depth: 0,
      pagination: false,
      select: { name: true },
      // The user may delete accounts, so may see them.
      overrideAccess: true,
      req,
    });
    return docs[0];
  }
};

/**
 * Before a user is deleted: assigns their open leads and registrations to the new owner, removes the owner of all
 * others, and records both in the history; a foreign key alone would clear the owner silently. History entries
 * keep the author's name.
 */
export const handOverEnquiries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req;
  const newOwner = req.context[NEW_OWNER] as NewOwner | undefined;
  const { name } = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  });
  for (const collection of enquiryCollections) {
    const nextBatch = async (last: Owned | undefined) => {
      const { docs } = await payload.find({
        collection,
        where: { and: [{ owner: { equals: id } }, { id: { greater_than: last?.id ?? 0 } }] },
        sort: 'id',
        limit: BATCH_SIZE,
        depth: 0,
        pagination: false,
        select: { status: true, deletedAt: true },
        trash: true,
        overrideAccess: true,
        req,
      });
      return docs as Owned[];
    };
    for await (const rows of inBatches(BATCH_SIZE, nextBatch)) {
      for (const row of rows) {
        const to = isOpen(row.status) && !row.deletedAt ? newOwner : undefined;
        // No contact with the customer: `updatedAt` must not change, since retention counts from it.
        const data = { owner: to?.id ?? null, updatedAt: null };
        await payload.db.updateOne({ collection, id: row.id, data, req });
        const text = `${name} → ${to?.name ?? '–'} (บัญชีของ ${name} ถูกลบ)`;
        await record(req, { relationTo: collection, value: row.id }, 'owner', text);
      }
    }
  }
  // Entries written by releases that did not store the name.
  await payload.db.updateMany({
    collection: 'history',
    where: { and: [{ author: { equals: id } }, { authorName: { exists: false } }] },
    data: { authorName: name },
    req,
  });
};

type Owned = Pick<Lead, 'id' | 'status' | 'deletedAt'>;
