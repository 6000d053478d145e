import { APIError, type CollectionBeforeDeleteHook, type Where } from 'payload';
import { recordsOf, rowsOf } from '../access/records.ts';
import type { Lead } from '../payload-types.ts';
import { record } from './history.ts';
import { isOpen, openStatuses } from './statuses.ts';
import { enquiryCollections } from './subject.ts';

type Owned = Pick<Lead, 'id' | 'status' | 'deletedAt'>;

/**
 * Before a user is deleted: assigns their open leads and registrations to their successor, removes the owner of all
 * others, and records both in the history; a foreign key alone would clear the owner silently. History entries keep the
 * author's name.
 *
 * @throws APIError 400 when there are open ones and no successor who may own them
 */
export const handOverEnquiries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req;
  const records = recordsOf(payload, req);
  const leaving = await records.get('users', Number(id), { depth: 1 });
  if (!leaving) return;
  const { name, successor: chosen } = leaving;
  const successor = typeof chosen === 'object' && chosen?.role !== 'marketing' ? chosen : null;
  const owned: Where = { owner: { equals: id } };
  const open = { and: [owned, { status: { in: openStatuses } }] };
  const counts = enquiryCollections.map((collection) => records.count(collection, open));
  const count = (await Promise.all(counts)).reduce((sum, one) => sum + one);
  if (count > 0 && !successor) {
    const message = `${name} ยังมีลูกค้าและการลงทะเบียนที่ยังไม่ปิด ${count} ราย เลือกผู้รับช่วงในหน้าของผู้ใช้นี้แล้วบันทึกก่อนลบ`;
    throw new APIError(message, 400);
  }
  for (const collection of enquiryCollections) {
    const select = { status: true, deletedAt: true } as const;
    for await (const row of rowsOf<Owned>(payload, { collection, where: owned, select, req })) {
      const to = isOpen(row.status) && !row.deletedAt ? successor : null;
      // No contact with the customer: `updatedAt` must not change, since retention counts from it.
      const data = { owner: to?.id ?? null, updatedAt: null };
      await payload.db.updateOne({ collection, id: row.id, data, req });
      const text = `${name} → ${to?.name ?? '–'} (บัญชีของ ${name} ถูกลบ)`;
      await record(req, { relationTo: collection, value: row.id }, 'owner', text);
    }
  }
};
