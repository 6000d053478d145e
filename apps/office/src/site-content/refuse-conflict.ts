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
 * Depends on: Payload's form is sent as `multipart/form-data` with `updatedAt` among its fields, and Payload takes
 * missing fields from the newest version.
 *
 * @throws APIError (409)
 */
export function refuseStaleForm({ data, originalDoc, req }: Saving): unknown {
  const base = timeOf(data);
  const newest = timeOf(originalDoc);
  const isStale =
    typeof base === 'string' &&
    typeof newest === 'string' &&
    Date.parse(base) !== Date.parse(newest);
  if (isForm(req) && isStale) throw new APIError(CONFLICT, 409);
  return data;
}

const timeOf = (document: unknown) => (document as { updatedAt?: unknown } | undefined)?.updatedAt;

const isForm = ({ headers }: PayloadRequest): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

/**
 * Removes the time of Payload's lock from the answer of the server function `form-state`: the form shows it as the time
 * of the last save, also after a refused save.
 *
 * @param asked the arguments of the call
 */
export function withoutLockTime(answer: unknown, asked: Record<string, unknown>): unknown {
  const { lockedState } = (answer ?? {}) as { lockedState?: object };
  const isOptimistic = asked.collectionSlug === 'articles' || asked.collectionSlug === 'pages';
  if (lockedState && isOptimistic) Reflect.deleteProperty(lockedState, 'lastEditedAt');
  return answer;
}
