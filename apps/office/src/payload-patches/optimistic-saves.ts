import { APIError, type CollectionBeforeChangeHook, type UpdateOne } from 'payload';

const RECORD_IS_BUSY = 'รายการนี้กำลังถูกบันทึกอยู่ที่อื่น ยังไม่ได้บันทึกของคุณ รอสักครู่แล้วกดบันทึกอีกครั้ง';

const SAME_FIELD =
  'มีคนแก้ช่องเดียวกันหลังจากที่คุณเปิดไว้ ยังไม่ได้บันทึกของคุณ โหลดหน้านี้ใหม่เพื่อดูค่าล่าสุดแล้วแก้อีกครั้ง บันทึกที่พิมพ์ไว้ยังอยู่';

/** The key in `req.context` of when a record that is being saved was last saved before. */
const readAtKey = (collection: string, id: unknown) => `readAt ${collection} ${String(id)}`;

type Values = Readonly<Record<string, unknown>>;

/**
 * Last of the hooks before an update: refuses to overwrite a field that was changed since the form read it, and makes
 * the update fail if another save of the record comes between.
 *
 * @throws APIError (409)
 */
export const refuseOverwriting: CollectionBeforeChangeHook = (hook) => {
  const { collection, operation, req } = hook;
  const before = hook.originalDoc as (Values & { id: number; updatedAt: string }) | undefined;
  const { changedFrom = {}, ...data } = hook.data as Values & { changedFrom?: Values };
  if (operation !== 'update' || !before) return data;
  for (const [field, from] of Object.entries(changedFrom)) {
    const now = before[field] ?? '';
    if (now !== (from ?? '') && now !== (data[field] ?? '')) throw new APIError(SAME_FIELD, 409);
  }
  req.context[readAtKey(collection.slug, before.id)] = before.updatedAt;
  return data;
};

/**
 * Writes a record only if nobody has saved it since it was read (optimistic locking). Payload reads a complete row,
 * changes it and writes it back (`collections/operations/utilities/update.js`), so that of two concurrent saves
 * the second would undo the first.
 *
 * Relies on: an update calls `db.updateOne` with the id and the request; its option `atomic`, with which it writes in
 * one statement and returns null if no record matched.
 */
export function saveOptimistically(adapter: { updateOne: UpdateOne }): void {
  const { updateOne } = adapter;
  adapter.updateOne = async (write): Promise<unknown> => {
    const { collection, data, id, req } = write;
    const context = req?.context ?? {};
    const key = readAtKey(collection, id);
    const readAt = context[key];
    if (typeof readAt !== 'string') return updateOne.call(adapter as never, write) as unknown;
    Reflect.deleteProperty(context, key);
    const saved: unknown = await updateOne.call(adapter as never, {
      collection,
      data,
      ...(req && { req }),
      where: { and: [{ id: { equals: id } }, { updatedAt: { equals: readAt } }] },
      options: { atomic: true },
    });
    if (saved === null) throw new APIError(RECORD_IS_BUSY, 503);
    return saved;
  };
}
