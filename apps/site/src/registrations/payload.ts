import { registrationFields, type RegistrationPayload } from '@clinicdee/protocol';
import { toE164 } from '@clinicdee/protocol/e164';
import { noticeOf, type Notices } from '../content/notices.ts';
import { attributionOf, deviceTypeOf } from '../attribution/attribution.ts';
import { correctedPart, readForm } from '../forms/rules/serialize.ts';
import type { RegistrationValues } from './form.ts';

/** Reads the form values from a request body; converts numbers to text. */
export function readRegistration(sent: Record<string, unknown>): RegistrationValues {
  const texts = Object.entries(sent).map(([key, value]) => [
    key,
    typeof value === 'number' ? String(value) : value,
  ]);
  const { branches = '1', ...rest } = Object.fromEntries(texts) as Record<string, unknown>;
  return readForm(registrationFields, { ...rest, branches });
}

/** Builds the registration that is forwarded: the form values and further recorded fields. */
export function buildRegistration(
  values: RegistrationValues,
  sent: Record<string, unknown>,
  request: Request,
  notices: Notices,
): Omit<RegistrationPayload, 'organization_type' | 'organization_label'> {
  const notice = noticeOf(notices, sent.consent_version);
  return {
    ...correctedPart(registrationFields, values),
    phone_e164: toE164(values.phone),
    user_action: 'registration_form_submit',
    ...attributionOf(sent, request),
    device_type: deviceTypeOf(request.headers.get('user-agent') ?? ''),
    consent_text: notice.wording,
    consent_version: notice.version,
    marketing_consent: false,
  };
}
