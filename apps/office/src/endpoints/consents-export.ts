import { consentRecord } from '@clinicdee/protocol';
import type { Endpoint } from 'payload';
import { recordEvent } from '../audit/record-event.ts';
import { requireRecentLogin } from '../payload-patches/sessions.ts';
import { may } from '../access/rules.ts';
import { csvFile, csvTime } from '../exports/csv.ts';
import { callAllSites } from '../site/site-client.ts';
import { joinConsents } from '../site/merge-sites.ts';
import { consentLabel } from '../statistics/consent-label.ts';

/** `GET /api/consents/export`: the site's record of consent as a CSV for Excel. */
export const consentsExport: Endpoint = {
  path: '/consents/export',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'read', 'website'))
      return Response.json({ message: 'ไม่มีสิทธิ์' }, { status: 403 });
    requireRecentLogin(req);
    const { value, trouble } = await callAllSites('/api/consent', consentRecord, joinConsents);
    // Incomplete evidence is useless: without an answer of every site process there is no file.
    if (!value || trouble) {
      return Response.json({ message: 'ติดต่อเว็บไซต์ไม่ได้ ลองใหม่ภายหลัง' }, { status: 503 });
    }
    await recordEvent(req, { event: 'export', text: `consents: ${value.length} รายการ` });
    const rows = value.map((consent) => [
      String(consent.id),
      csvTime(consent.at),
      consent.version,
      consentLabel(consent),
      consent.wording,
    ]);
    return csvFile('consents', () => [[['เลขที่', 'เวลา', 'รุ่น', 'คำตอบ', 'ข้อความที่ถาม'], ...rows]]);
  },
};
