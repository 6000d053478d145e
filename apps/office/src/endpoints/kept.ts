import type { LeadPayload, RegistrationPayload } from '@clinicdee/protocol';
import { touchesOf } from '../enquiries/touches.ts';
import { leadHeaders } from './lead-headers.ts';

/** What is kept of a lead and of a registration alike. */
export function keptOf(sent: LeadPayload | RegistrationPayload, headers: Headers) {
  return {
    fullname: sent.fullname,
    phone: sent.phone,
    email: sent.email,
    organizationLabel: sent.organization_label || sent.organization_type,
    description: sent.description,
    ...touchesOf(sent),
    consentText: sent.consent_text,
    consentVersion: sent.consent_version,
    marketingConsent: sent.marketing_consent,
    status: 'new' as const,
    ...leadHeaders(headers),
  };
}
