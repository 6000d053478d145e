import type { LeadPayload, RegistrationPayload } from '@clinicdee/protocol';
import { touchesOf } from '../enquiries/touches.ts';
import { leadHeaders } from './lead-headers.ts';

/** What the office derives from a lead and from a registration alike, beside what it keeps as sent. */
export function derivedOf(sent: LeadPayload | RegistrationPayload, headers: Headers) {
  return {
    // Staff read what was typed, a second number with it; the one to dial is made from it.
    phone: sent.phone_typed || sent.phone,
    organizationLabel: sent.organization_label || sent.organization_type,
    ...touchesOf(sent),
    status: 'new' as const,
    ...leadHeaders(headers),
  };
}
