import {
  leadFields,
  leadPayload,
  type LeadPayload,
  registrationFields,
  registrationPayload,
  type RegistrationPayload,
} from '@clinicdee/protocol';
import { keptFields } from '../enquiries/details.ts';
import { touchesOf } from '../enquiries/touches.ts';
import { environment } from '../environment/environment.ts';
import { tryCanary } from './canary.ts';
import { leadHeaders } from './intake-headers.ts';
import { intake } from './intake.ts';

/** `POST /api/intake/leads`: the lead API that the site delivers to. */
export const intakeLead = intake({
  path: '/intake/leads',
  collection: 'leads',
  token: () => environment().LEAD_API_TOKEN,
  isKeyRequired: true,
  schema: leadPayload,
  toEnquiry: (lead, headers) => ({
    ...keptFields(leadFields, lead),
    ...derivedFields(lead, headers),
  }),
  trial: tryCanary,
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
      ...keptFields(registrationFields, sent),
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
