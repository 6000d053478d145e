import type { LeadPayload } from '@clinicdee/protocol';
import { toE164 } from '@clinicdee/protocol/e164';
import { noticeOf } from '../content/th/notice.ts';
import { organisationValue } from '../content/th/organisations.ts';
import { attributionOf, deviceTypeOf } from '../attribution/attribution.ts';
import type { LeadFormValues } from './form.ts';

const string = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The form's values out of what was sent: by the form's own names (a form post) or by the payload's
 * keys (the JSON call), spec §3.
 */
export function readValues(sent: Record<string, unknown>): LeadFormValues {
  const first = (...keys: string[]) => string(keys.map((key) => sent[key]).find(Boolean));
  const label = first('organization_label', 'orgType', 'organization_type');
  return {
    fullName: first('fullName', 'fullname'),
    phone: first('phone'),
    email: first('email'),
    orgType: label,
    extra: first('extra', 'description').replaceAll('\r\n', '\n'),
    marketing: [true, 'true', 'on', '1'].includes(
      (sent.marketing ?? sent.marketing_consent ?? false) as string | boolean,
    ),
  };
}

/** The lead as it is stored and delivered: the keys of spec §3 and what was recorded beside them. */
export function buildPayload(
  values: LeadFormValues,
  sent: Record<string, unknown>,
  request: Request,
): LeadPayload {
  const notice = noticeOf(string(sent.consent_version));
  return {
    fullname: values.fullName,
    phone: values.phone,
    email: values.email,
    organization_type: organisationValue(values.orgType) ?? values.orgType,
    description: values.extra.trim(),
    user_action: 'contact_form_submit',
    ...attributionOf(sent, request),
    device_type: deviceTypeOf(request.headers.get('user-agent') ?? ''),
    organization_label: values.orgType,
    phone_e164: toE164(values.phone),
    consent_text: notice.wording,
    consent_version: notice.version,
    marketing_consent: values.marketing,
  };
}
