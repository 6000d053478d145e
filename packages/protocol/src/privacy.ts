/* Calls about the data of a person. */

import * as z from 'zod/mini';
import { type EnquiryFields, text, wireShape } from './enquiry-field.ts';
import { personFields } from './shared-fields.ts';

/**
 * Body of the site's `POST /api/leads/person`: finds or erases the leads of a person in the outbox. Contains no
 * personal data.
 */
export const personCall = z.object({
  action: z.enum(['find', 'erase']),
  /** Keyed hashes of phone numbers and e-mail addresses (`http/secrets.ts`). */
  hashes: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(100)),
  /** Leads received later are not meant. */
  before: z.iso.datetime(),
});
export type PersonCall = z.infer<typeof personCall>;

/** Its response: the leads that were found or erased. Only `find` returns the payloads. */
export const personLeads = z.object({
  code: z.literal(200),
  leads: z.array(
    z.object({
      reference: z.string(),
      state: z.string(),
      receivedAt: z.iso.datetime(),
      payload: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type PersonLeads = z.infer<typeof personLeads>;

/** The rights that a person may claim (sections 19 and 30 to 36), with the words on the form and in the office. */
export const privacyRights = [
  { value: 'access', label: 'ขอดูหรือขอสำเนาข้อมูล' },
  { value: 'portability', label: 'ขอโอนย้ายข้อมูล' },
  { value: 'erasure', label: 'ขอให้ลบข้อมูล' },
  { value: 'withdrawal', label: 'ถอนความยินยอม ไม่รับข่าวสาร' },
  { value: 'objection', label: 'คัดค้านการใช้ข้อมูล' },
  { value: 'restriction', label: 'ขอให้ระงับการใช้ข้อมูล' },
  { value: 'rectification', label: 'ขอแก้ไขข้อมูล' },
] as const;
type PrivacyRight = (typeof privacyRights)[number]['value'];

const rights = privacyRights.map(({ value }) => value) as [PrivacyRight, ...PrivacyRight[]];

/** The fields of a request by a person about their own data, like `leadFields` for a lead. */
export const privacyRequestFields = {
  right: { wire: () => z.enum(rights), form: { name: 'right', rule: { is: 'choice' } } },
  ...personFields('fullname'),
  description: {
    ...text(10_000),
    form: { name: 'description', rule: { is: 'note', max: 2000 } },
    isPersonal: true,
  },
} as const satisfies EnquiryFields;

/** Body of the office's `POST /api/intake/privacy-requests`. */
export const privacyRequest = z.object(wireShape(privacyRequestFields));
export type PrivacyRequest = z.infer<typeof privacyRequest>;

/** Body of the office's `POST /api/intake/privacy-requests/confirm`. */
export const privacyConfirmation = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
});

/** Body of the office's `POST /api/intake/privacy-requests/withdraw`: the token of a withdrawal link, and its use. */
export const privacyWithdrawal = z.object({
  token: z.string().check(z.maxLength(2000)),
  at: z.iso.datetime(),
});
export type PrivacyWithdrawal = z.infer<typeof privacyWithdrawal>;
