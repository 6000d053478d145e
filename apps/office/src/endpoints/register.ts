import { newReference, registrationPayload } from '@clinicdee/protocol';
import type { Endpoint } from 'payload';
import { touchesOf } from '../enquiries/touches.ts';
import { environment } from '../environment.ts';
import { bearer, isSecret } from './authorise.ts';
import { acknowledge, refuse } from './envelope.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { issuesByField } from './issues.ts';
import { readJson } from './read-json.ts';
import { storeOnce } from './store-once.ts';

/** `POST /api/v2/register`: the registration API (spec §7). A key is welcome, not required. */
export const register: Endpoint = {
  path: '/v2/register',
  method: 'post',
  handler: async ({ headers, body, payload }) => {
    if (!isSecret(bearer(headers), environment().REGISTRATION_API_TOKEN)) {
      return refuse('unauthorized', 'โทเค็นไม่ถูกต้อง');
    }
    const read = await readJson({ headers, body });
    if ('refusal' in read) return read.refusal;
    const parsed = registrationPayload.safeParse(read.value);
    if (!parsed.success) {
      return refuse('invalid', 'ข้อมูลไม่ครบหรือไม่ถูกต้อง', issuesByField(parsed.error));
    }
    const given = parsed.data;
    const named = new Set(Object.keys(registrationPayload.shape));
    const extra = Object.entries(given).filter(([key]) => !named.has(key));
    try {
      const { reference } = await storeOnce(
        payload,
        'registrations',
        idempotencyKey(headers) ?? null,
        {
          fullname: given.fullname,
          phone: given.phone,
          email: given.email,
          clinicName: given.clinic_name,
          organizationLabel: given.organization_label || given.organization_type,
          package: given.package,
          branches: given.branches,
          description: given.description,
          ...touchesOf(given),
          consentText: given.consent_text,
          consentVersion: given.consent_version,
          marketingConsent: given.marketing_consent,
          status: 'new',
          reference: newReference(),
          ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
        },
      );
      return acknowledge('ลงทะเบียนเรียบร้อยแล้ว ทีมงานจะติดต่อกลับโดยเร็ว', reference);
    } catch {
      payload.logger.error({ code: 'registration_not_stored' }, 'registration not stored');
      return refuse('not_stored', 'บันทึกข้อมูลไม่สำเร็จ กรุณาลองใหม่');
    }
  },
};
