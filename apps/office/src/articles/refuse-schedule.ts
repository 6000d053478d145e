import type { PayloadRequest } from 'payload';
import { may } from '../access/rules.ts';
import { unfinishedFields } from './unfinished.ts';

interface ScheduleRequest {
  type?: unknown;
  doc?: unknown;
  deleteID?: unknown;
}

/**
 * Returns why an article may not be scheduled, as a message for its author; undefined when it may. Payload itself
 * checks neither access nor whether the draft is valid.
 */
export async function refuseSchedule(
  req: PayloadRequest,
  { type, doc, deleteID }: ScheduleRequest,
): Promise<string | undefined> {
  if (!may(req.user, 'schedule', 'articles')) return 'บัญชีของคุณไม่มีสิทธิ์ตั้งเวลาเผยแพร่';
  if (deleteID !== undefined) return undefined;
  const id = articleOf(doc);
  if (id === undefined) return 'ไม่พบบทความที่จะตั้งเวลา';
  if (type === 'unpublish') {
    return (await isPublished(req, id))
      ? undefined
      : 'บทความนี้ยังไม่ได้เผยแพร่ เลือก "เผยแพร่" แล้วบันทึกอีกครั้ง';
  }
  const unfinished = await unfinishedFields(req, id);
  if (unfinished.length === 0) return undefined;
  return `ยังตั้งเวลาเผยแพร่ไม่ได้ กรอกก่อน: ${unfinished.join(', ')}`;
}

function articleOf(doc: unknown): number | undefined {
  if (typeof doc !== 'object' || doc === null) return undefined;
  if (!('relationTo' in doc) || doc.relationTo !== 'articles' || !('value' in doc))
    return undefined;
  const id = Number(doc.value);
  return Number.isInteger(id) ? id : undefined;
}

async function isPublished(req: PayloadRequest, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'articles',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
