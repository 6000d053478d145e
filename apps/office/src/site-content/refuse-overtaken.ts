import {
  APIError,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { isSubject } from './subjects.ts';

const OVERTAKEN = 'มีการบันทึกเรื่องนี้หลังจากที่คุณเปิดไว้ ยังไม่ได้บันทึกของคุณ';

/** What a form began with that was opened before anybody had saved its subject. */
const NOTHING = '';

/**
 * Notes with which state a form began that saves now: it sends back when that was saved. A call that is no form's
 * says what it wants in full and is not asked.
 *
 * Leans on: Payload's form is sent as `multipart/form-data`, `updatedAt` among its fields.
 */
export const noteBeginning: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !isForm(req)) return;
  const { data } = args as { data?: { updatedAt?: unknown } };
  req.context.begunWith = typeof data?.updatedAt === 'string' ? data.updatedAt : NOTHING;
};

/**
 * Lets no form write over what somebody else has saved since it was opened: whoever saves second is told, and
 * decides. Asked before the site tries the words, which takes a while, and after it.
 *
 * @throws APIError (409)
 */
export const refuseOvertaken: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { begunWith } = req.context;
  if (typeof begunWith === 'string' && isSubject(global.slug)) {
    const { updatedAt } = await req.payload.findGlobal({
      slug: global.slug,
      draft: true,
      depth: 0,
      select: { updatedAt: true },
      // Whether this person may save is asked by Payload; what they wrote is compared with what anybody did.
      overrideAccess: true,
    });
    if (!isSameMoment(updatedAt ?? NOTHING, begunWith)) {
      throw new APIError(OVERTAKEN, 409, undefined, true);
    }
  }
  return data as unknown;
};

const isForm = ({ headers }: PayloadRequest): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

const isSameMoment = (one: string, other: string): boolean =>
  one === other || Date.parse(one) === Date.parse(other);
