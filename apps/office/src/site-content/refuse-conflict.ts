import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from 'payload';

const CONFLICT = 'มีการบันทึกเรื่องนี้หลังจากที่คุณเปิดไว้ ยังไม่ได้บันทึกของคุณ โหลดหน้านี้ใหม่แล้วแก้อีกครั้ง';

type Saving = Parameters<CollectionBeforeValidateHook>[0] | Parameters<GlobalBeforeValidateHook>[0];

/**
 * Optimistic locking of a subject, article or campaign page: rejects a form that was opened before the newest save.
 * Payload's own lock ends with each automatic save. API calls, which replace the complete document, are not checked.
 *
 * Depends on: Payload's form is sent as `multipart/form-data` with `updatedAt` among its fields.
 *
 * @throws APIError (409)
 */
export function refuseStaleForm(saving: Saving): unknown {
  const { updatedAt: newest } = (saving.originalDoc ?? {}) as { updatedAt?: unknown };
  // The form of a subject that was never saved has no time; a bulk edit of articles has none either.
  const { updatedAt: base = 'global' in saving ? '' : newest } = (saving.data ?? {}) as {
    updatedAt?: unknown;
  };
  const isStale = Date.parse(String(base)) !== Date.parse(String(newest));
  if (typeof newest === 'string' && isStale && isForm(saving.req))
    throw new APIError(CONFLICT, 409, undefined, true);
  return saving.data;
}

const isForm = ({ headers }: PayloadRequest): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
