import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isSubject } from './subjects.ts';

const CONFLICT = 'มีการบันทึกเรื่องนี้หลังจากที่คุณเปิดไว้ ยังไม่ได้บันทึกของคุณ โหลดหน้านี้ใหม่แล้วแก้อีกครั้ง';

/** Stands for `updatedAt` of a subject that was never saved. */
const NOTHING = '';

/**
 * Optimistic locking: remembers the `updatedAt` that a form was opened with. API calls, which replace the complete
 * document, are not checked.
 *
 * Depends on: Payload's form is sent as `multipart/form-data` with `updatedAt` among its fields.
 */
export const rememberBase: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !isForm(req)) return;
  const { data } = args as { data?: { updatedAt?: unknown } };
  req.context.baseUpdatedAt = typeof data?.updatedAt === 'string' ? data.updatedAt : NOTHING;
};

/**
 * Rejects a save when the subject was saved since the form was opened. Runs before and after the slow trial on the
 * site.
 *
 * @throws APIError (409)
 */
export const refuseConflict: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { baseUpdatedAt } = req.context;
  if (typeof baseUpdatedAt === 'string' && isSubject(global.slug)) {
    const { updatedAt } = await req.payload.findGlobal({
      slug: global.slug,
      draft: true,
      depth: 0,
      select: { updatedAt: true },
      // Payload checks access; this compares with the saves of all users.
      overrideAccess: true,
    });
    if (!isSameTime(updatedAt ?? NOTHING, baseUpdatedAt)) {
      throw new APIError(CONFLICT, 409, undefined, true);
    }
  }
  return data as unknown;
};

/**
 * Rejects the form of an article or campaign page that was opened before the newest save. Payload's own lock ends with
 * each automatic save.
 *
 * @throws APIError (409)
 */
export const refuseStaleForm: CollectionBeforeValidateHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const [base, newest] = [data, originalDoc].map(
    (one) => (one as { updatedAt?: unknown } | undefined)?.updatedAt,
  );
  const isKnown = typeof base === 'string' && typeof newest === 'string';
  if (operation === 'update' && isForm(req) && isKnown && !isSameTime(newest, base))
    throw new APIError(CONFLICT, 409, undefined, true);
  return data;
};

const isForm = ({ headers }: PayloadRequest): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

const isSameTime = (a: string, b: string): boolean => a === b || Date.parse(a) === Date.parse(b);
