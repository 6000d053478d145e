import type { LeadPayload, RegistrationPayload } from '@clinicdee/protocol';
import { touchesOf } from '../enquiries/touches.ts';
import { leadHeaders } from './intake-headers.ts';

/** Returns the fields that the office derives from the payload and headers of an enquiry. */
export function derivedFields(sent: LeadPayload | RegistrationPayload, headers: Headers) {
  return {
    // Staff read the phone as typed, which may hold two numbers; `phoneE164` is derived from it.
    phone: sent.phone_typed || sent.phone,
    organizationLabel: sent.organization_label || sent.organization_type,
    ...touchesOf(sent),
    status: 'new' as const,
    ...leadHeaders(headers),
  };
}
