import { fingerprintOf, hasBearer } from '@clinicdee/protocol/http/secrets';
import type { Endpoint, Payload } from 'payload';
import { fieldsOf } from '../enquiries/details.ts';
import type { EnquiryCollection } from '../enquiries/subject.ts';
import { eventsAfter } from '../privacy/events.ts';
import { asLead, isCanary } from './canary.ts';
import { acknowledge, refuse } from './envelope.ts';
import { idempotencyKey } from './intake-headers.ts';
import { readJson } from './read-json.ts';
import { type Enquiry, storeOnce } from './store-once.ts';
import { isUnstorable } from './unstorable.ts';

/** The part of a Zod error that is read here. */
interface Issues {
  issues: readonly { path: PropertyKey[]; message: string }[];
}

interface Intake<Slug extends EnquiryCollection, Sent> {
  path: string;
  collection: Slug;
  token: () => string;
  isKeyRequired: boolean;
  schema: {
    safeParse: (
      value: unknown,
    ) => { success: true; data: Sent } | { success: false; error: Issues };
  };
  /** Maps the validated payload to the stored fields. */
  toEnquiry: (sent: Sent, headers: Headers) => Enquiry<Slug>;
  /** Processes a canary like a lead without storing it; resolves to whether that succeeded. */
  trial?: (payload: Payload, enquiry: Enquiry<Slug>, headers: Headers) => Promise<boolean>;
  /** Message of the acknowledgement. */
  thanks: string;
}

/** Defines an endpoint with a bearer token that stores an enquiry and answers once it is committed. */
export function intake<Slug extends EnquiryCollection, Sent extends Record<string, unknown>>({
  path,
  collection,
  token,
  isKeyRequired,
  schema,
  toEnquiry,
  trial,
  thanks,
}: Intake<Slug, Sent>): Endpoint {
  return {
    path,
    method: 'post',
    handler: async ({ headers, body, payload }) => {
      if (!hasBearer({ headers }, token())) return refuse('unauthorized', 'โทเค็นไม่ถูกต้อง');
      const key = idempotencyKey(headers) ?? null;
      if (isKeyRequired && !key) {
        return refuse('unreadable', 'ต้องมี Idempotency-Key 8–200 ตัวอักษร');
      }
      const read = await readJson({ headers, body });
      if ('refusal' in read) return read.refusal;
      const isTrial = trial !== undefined && isCanary(headers, read.value);
      const parsed = schema.safeParse(isTrial ? asLead(read.value) : read.value);
      if (!parsed.success) {
        return refuse('invalid', 'ข้อมูลไม่ครบหรือไม่ถูกต้อง', issuesByField(parsed.error));
      }
      try {
        const enquiry = toEnquiry(parsed.data, headers);
        if (isTrial) {
          const isGood = await trial(payload, enquiry, headers);
          return isGood
            ? acknowledge(thanks, enquiry.reference)
            : refuse('not_stored', 'ลูกค้าทดลองมาไม่ถึงทีมขาย');
        }
        // Delivered late: meanwhile the person was erased, or has withdrawn consent.
        const events = await eventsAfter(payload, enquiry, [enquiry.phone, enquiry.email]);
        if (events.has('erasure')) return acknowledge(thanks, enquiry.reference);
        if (events.has('withdrawal') && enquiry.marketingConsent) {
          enquiry.marketingConsent = false;
          enquiry.consentWithdrawnAt = new Date().toISOString();
        }
        const fingerprint = fingerprintOf(parsed.data, fieldsOf[collection]);
        const submission = key === null ? null : { idempotencyKey: key, fingerprint };
        const { reference } = await storeOnce(payload, collection, submission, enquiry);
        return acknowledge(thanks, reference);
      } catch (error) {
        if (isUnstorable(error)) {
          payload.logger.warn({ collection, code: 'unstorable' }, 'enquiry refused');
          return refuse('invalid', 'มีข้อมูลที่บันทึกไม่ได้ ตรวจแล้วส่งใหม่');
        }
        payload.logger.error({ collection, code: 'not_stored' }, 'enquiry not stored');
        return refuse('not_stored', 'บันทึกข้อมูลไม่สำเร็จ กรุณาลองใหม่');
      }
    },
  };
}

/** Returns one error message per field. */
function issuesByField(error: Issues): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path.map(String).join('.') || 'body', message]),
  );
}
