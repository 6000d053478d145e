import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { isSubject } from './subjects.ts';

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
  if (isForm(req)) assertSame(timeOf(data), timeOf(originalDoc));
  return data;
}

/**
 * Rejects a form when the subject was saved while the site tried it.
 *
 * @throws APIError (409)
 */
export const refuseOvertaken: GlobalBeforeChangeHook = async ({
  data,
  global: { slug },
  originalDoc,
  req,
}) => {
  if (isForm(req) && isSubject(slug)) {
    // Payload has checked access; this compares with the saves of all users.
    const options = { depth: 0, draft: true, overrideAccess: true } as const;
    assertSame(timeOf(originalDoc), timeOf(await req.payload.findGlobal({ slug, ...options })));
  }
  return data as unknown;
};

const timeOf = (document: unknown) => (document as { updatedAt?: unknown } | undefined)?.updatedAt;

function assertSame(base: unknown, newest: unknown): void {
  if (typeof base !== 'string' || typeof newest !== 'string') return;
  if (Date.parse(base) !== Date.parse(newest)) throw new APIError(CONFLICT, 409, undefined, true);
}

const isForm = ({ headers }: PayloadRequest): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
