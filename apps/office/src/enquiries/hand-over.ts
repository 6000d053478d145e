import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { recordsOf } from '../access/records.ts';
import { rowsOf } from '../database/batches.ts';
import type { Lead, User } from '../payload-types.ts';
import { record } from './history.ts';
import { isOpen } from './statuses.ts';
import { enquiryCollections } from './subject.ts';

const NO_SUCH_PERSON = 'ผู้รับช่วงต้องเป็นฝ่ายขายหรือผู้ดูแลระบบที่มีบัญชีอยู่';
const IS_LEAVING = 'ผู้รับช่วงต้องไม่ใช่คนที่กำลังจะลบ';

/**
 * Before a user is deleted: assigns their open leads and registrations to the new owner that the query parameter
 * `newOwner` names by id, removes the owner of all others, and records both in the history; a foreign key alone would
 * clear the owner silently. History entries keep the author's name.
 *
 * @throws APIError 400 when the new owner is not admin or sales, or is the user
 */
export const handOverEnquiries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req;
  const newOwner = await newOwnerIn(req, Number(id));
  const leaving = await recordsOf(payload, req).get('users', Number(id));
  if (!leaving) return;
  const { name } = leaving;
  for (const collection of enquiryCollections) {
    const where = { owner: { equals: id } };
    const select = { status: true, deletedAt: true } as const;
    for await (const row of rowsOf<Owned>(payload, { collection, where, select, req })) {
      const to = isOpen(row.status) && !row.deletedAt ? newOwner : undefined;
      // No contact with the customer: `updatedAt` must not change, since retention counts from it.
      const data = { owner: to?.id ?? null, updatedAt: null };
      await payload.db.updateOne({ collection, id: row.id, data, req });
      const text = `${name} → ${to?.name ?? '–'} (บัญชีของ ${name} ถูกลบ)`;
      await record(req, { relationTo: collection, value: row.id }, 'owner', text);
    }
  }
};

type Owned = Pick<Lead, 'id' | 'status' | 'deletedAt'>;

async function newOwnerIn(req: PayloadRequest, leaving: number): Promise<User | undefined> {
  const { newOwner: wanted } = req.query;
  if (wanted === undefined || wanted === '') return undefined;
  const id = typeof wanted === 'string' && /^\d{1,9}$/.test(wanted) ? Number(wanted) : 0;
  if (id === leaving) throw new APIError(IS_LEAVING, 400, undefined, true);
  // The user may delete accounts, so may see them.
  const newOwner = await recordsOf(req.payload, req).get('users', id);
  if (newOwner && newOwner.role !== 'marketing') return newOwner;
  throw new APIError(NO_SUCH_PERSON, 400, undefined, true);
}
