import { leadPayload } from '@clinicdee/protocol';
import type { Endpoint } from 'payload';
import { touchesOf } from '../enquiries/touches.ts';
import { environment } from '../environment.ts';
import { bearer, isSecret } from './authorise.ts';
import { acknowledge, refuse } from './envelope.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { issuesByField } from './issues.ts';
import { leadHeaders } from './lead-headers.ts';
import { readJson } from './read-json.ts';
import { storeOnce } from './store-once.ts';

/** `POST /api/intake/leads`: the lead API that the site delivers to. */
export const intakeLead: Endpoint = {
  path: '/intake/leads',
  method: 'post',
  handler: async ({ headers, body, payload }) => {
    if (!isSecret(bearer(headers), environment().LEAD_API_TOKEN)) {
      return refuse('unauthorized', 'โทเค็นไม่ถูกต้อง');
    }
    const key = idempotencyKey(headers);
    if (!key) return refuse('unreadable', 'ต้องมี Idempotency-Key 8–200 ตัวอักษร');
    const read = await readJson({ headers, body });
    if ('refusal' in read) return read.refusal;
    const parsed = leadPayload.safeParse(read.value);
    if (!parsed.success) {
      return refuse('invalid', 'ข้อมูลไม่ครบหรือไม่ถูกต้อง', issuesByField(parsed.error));
    }
    const lead = parsed.data;
    try {
      const { reference } = await storeOnce(payload, 'leads', key, {
        fullname: lead.fullname,
        phone: lead.phone,
        email: lead.email,
        organizationType: lead.organization_type,
        organizationLabel: lead.organization_label || lead.organization_type,
        description: lead.description,
        ...touchesOf(lead),
        consentText: lead.consent_text,
        consentVersion: lead.consent_version,
        marketingConsent: lead.marketing_consent,
        status: 'new',
        ...leadHeaders(headers),
      });
      return acknowledge('บันทึกข้อมูลแล้ว', reference);
    } catch {
      payload.logger.error({ code: 'lead_not_stored' }, 'lead not stored');
      return refuse('not_stored', 'บันทึกข้อมูลไม่สำเร็จ กรุณาลองใหม่');
    }
  },
};
