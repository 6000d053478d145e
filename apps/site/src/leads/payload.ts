import { type LeadPayload, leadFields } from '@clinicdee/protocol';
import { toE164 } from '@clinicdee/protocol/e164';
import { noticeOf } from '../content/notices.ts';
import { organisationOf, organisationValue } from '../content/organisations.ts';
import type { SiteContent } from '../content/site-content.ts';
import { attributionOf, deviceTypeOf } from '../attribution/attribution.ts';
import { correctedPart, readForm } from '../forms/rules/serialize.ts';
import type { LeadFormValues } from './form.ts';

/** Reads the form values from a request body. */
export function readValues(sent: Record<string, unknown>): LeadFormValues {
  const { organization_label, orgType, organization_type } = sent;
  // API clients may send the value of the organisation type instead of its label.
  const label = [organization_label, orgType, organization_type].find(Boolean);
  return readForm(leadFields, { ...sent, organization_label: label });
}

/** Builds the lead that is stored and delivered: the keys of spec §3 and further recorded fields. */
export function buildPayload(
  values: LeadFormValues,
  sent: Record<string, unknown>,
  request: Request,
  { notices, organisations }: Pick<SiteContent, 'notices' | 'organisations'>,
): LeadPayload {
  const notice = noticeOf(notices, sent.consent_version);
  return {
    ...correctedPart(leadFields, values),
    organization_label: organisationOf(organisations, values.orgType)?.staffLabel ?? values.orgType,
    organization_type: organisationValue(organisations, values.orgType) ?? values.orgType,
    user_action: 'contact_form_submit',
    ...attributionOf(sent, request),
    device_type: deviceTypeOf(request.headers.get('user-agent') ?? ''),
    phone_e164: toE164(values.phone),
    consent_text: notice.wording,
    consent_version: notice.version,
  };
}
