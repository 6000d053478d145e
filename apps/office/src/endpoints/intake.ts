import {
  CANARY_ACTION,
  CANARY_HEADER,
  leadFields,
  leadPayload,
  type LeadPayload,
  newReference,
  readReference,
  registrationFields,
  registrationPayload,
  type RegistrationPayload,
} from '@clinicdee/protocol';
import { fingerprintOf, hasBearer } from '@clinicdee/protocol/http/secrets';
import type { Endpoint, Payload } from 'payload';
import type * as z from 'zod/mini';
import { fieldsOf, storedFields } from '../enquiries/details.ts';
import type { EnquiryCollection } from '../enquiries/subject.ts';
import { touchesOf } from '../enquiries/source.ts';
import { environment } from '../environment/environment.ts';
import { recordCanary } from '../health/canary.ts';
import { tryLead } from '../health/try-lead.ts';
import { eventsAfter } from '../privacy/events.ts';
import { acknowledge, readJson, refuse } from './json.ts';
import { type Enquiry, isUnstorable, storeOnce } from './store-once.ts';

const HOUR_MS = 60 * 60_000;
/** Longest plausible delay between submission and delivery; older times are ignored. */
const LONGEST_WAIT_MS = 90 * 24 * HOUR_MS;

interface Intake<Slug extends EnquiryCollection, Sent> {
  path: string;
  collection: Slug;
  token: () => string;
  isKeyRequired: boolean;
  schema: z.ZodMiniType<Sent>;
  /** Maps the validated payload to the stored fields. */
  toEnquiry: (sent: Sent, headers: Headers) => Enquiry<Slug>;
  /** Processes a canary like a lead without storing it; resolves to whether that succeeded. */
  trial?: (payload: Payload, enquiry: Enquiry<Slug>) => Promise<boolean>;
  /** Message of the acknowledgement. */
  thanks: string;
}

/** Defines an endpoint with a bearer token that stores an enquiry and answers once it is committed. */
function intake<Slug extends EnquiryCollection, Sent extends Record<string, unknown>>({
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
          const isGood = await trial(payload, enquiry);
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

/** `POST /api/intake/leads`: the lead API that the site delivers to. */
export const intakeLead = intake({
  path: '/intake/leads',
  collection: 'leads',
  token: () => environment().LEAD_API_TOKEN,
  isKeyRequired: true,
  schema: leadPayload,
  toEnquiry: (lead, headers) => ({
    ...storedFields(leadFields, lead),
    ...derivedFields(lead, headers),
  }),
  trial: async (payload, enquiry) => {
    const lostAt = await tryLead(payload, enquiry);
    await recordCanary(payload, lostAt);
    return lostAt === undefined;
  },
  thanks: 'บันทึกข้อมูลแล้ว',
});

/** `POST /api/v2/register`: the registration API (spec §7). The idempotency key is optional. */
export const register = intake({
  path: '/v2/register',
  collection: 'registrations',
  token: () => environment().REGISTRATION_API_TOKEN,
  isKeyRequired: false,
  schema: registrationPayload,
  toEnquiry: (sent, headers) => {
    const extra = Object.entries(sent).filter(([key]) => !Object.hasOwn(registrationFields, key));
    return {
      ...storedFields(registrationFields, sent),
      ...derivedFields(sent, headers),
      ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
    };
  },
  thanks: 'ลงทะเบียนเรียบร้อยแล้ว ทีมงานจะติดต่อกลับโดยเร็ว',
});

/** Returns the fields that the office derives from the payload and headers of an enquiry. */
function derivedFields(sent: LeadPayload | RegistrationPayload, headers: Headers) {
  return {
    // Staff read the phone as typed, which may hold two numbers; `phoneE164` is derived from it.
    phone: sent.phone_typed || sent.phone,
    organizationLabel: sent.organization_label || sent.organization_type,
    ...touchesOf(sent),
    status: 'new' as const,
    ...leadHeaders(headers),
  };
}

/**
 * Reads what accompanies a lead's payload: the reference shown to the visitor, the time of submission (waiting
 * time counts from it, even if the office was down), and whether the honeypot field was filled in.
 */
function leadHeaders(headers: Headers, now = Date.now()) {
  const sentAt = Date.parse(headers.get('x-lead-received-at') ?? '');
  const isPlausible = sentAt <= now && sentAt > now - LONGEST_WAIT_MS;
  return {
    reference: readReference(headers.get('x-lead-reference')) ?? newReference(),
    createdAt: new Date(isPlausible ? sentAt : now).toISOString(),
    isSuspected: headers.get('x-lead-suspected') === '1',
  };
}

/** Returns the caller's idempotency key, or undefined when it is missing or invalid. */
function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.trim();
  return key && /^[\x21-\x7e]{8,200}$/.test(key) ? key : undefined;
}

/** Whether the request is a canary. Header and body must both say so, so that no real lead is discarded. */
function isCanary(headers: Headers, sent: unknown): boolean {
  return (
    headers.get(CANARY_HEADER) === '1' &&
    typeof sent === 'object' &&
    sent !== null &&
    'user_action' in sent &&
    sent.user_action === CANARY_ACTION
  );
}

/** Turns a canary into a lead that passes validation. */
const asLead = (sent: unknown): unknown => ({
  ...(sent as object),
  user_action: 'contact_form_submit',
});

/** Returns one error message per field. */
function issuesByField(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path.map(String).join('.') || 'body', message]),
  );
}
