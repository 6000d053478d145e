import { foldDigits, type RegistrationPayload } from '@clinicdee/protocol';
import { toE164 } from '@clinicdee/protocol/e164';
import { noticeOf } from '../content/th/notice.ts';
import { attributionOf, deviceTypeOf } from '../attribution/attribution.ts';
import type { RegistrationValues } from './form.ts';

const string = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The form's values out of what was sent, by the keys of the wire. */
export function readRegistration(sent: Record<string, unknown>): RegistrationValues {
  return {
    clinic_name: string(sent.clinic_name),
    fullname: string(sent.fullname),
    phone: string(sent.phone),
    email: string(sent.email),
    package: string(sent.package),
    branches: foldDigits(string(sent.branches ?? '1')),
    description: string(sent.description).replaceAll('\r\n', '\n'),
  };
}

/** The registration as it is forwarded: what was typed, and what was recorded beside it. */
export function buildRegistration(
  values: RegistrationValues,
  sent: Record<string, unknown>,
  request: Request,
): Omit<RegistrationPayload, 'organization_type' | 'organization_label'> {
  const notice = noticeOf(string(sent.consent_version));
  return {
    ...values,
    description: values.description.trim(),
    phone_e164: toE164(values.phone),
    user_action: 'registration_form_submit',
    ...attributionOf(sent, request),
    device_type: deviceTypeOf(request.headers.get('user-agent') ?? ''),
    consent_text: notice.wording,
    consent_version: notice.version,
    marketing_consent: false,
  };
}
