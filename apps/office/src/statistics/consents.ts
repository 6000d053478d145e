import { type ConsentRecord, consentRecord } from '@clinicdee/protocol';
import { staffCall } from '../access/rules.ts';
import { exportRows } from '../audit/export-rows.ts';
import { csvTime } from '../exports/csv.ts';
import { joinConsents } from '../site/merge-sites.ts';
import { callAllSites } from '../site/site-client.ts';

/** `GET /api/consents/export`: the site's record of consent as a CSV for Excel. */
export const consentsExport = staffCall(
  ['get', '/consents/export'],
  'read',
  'statistics',
  async (req) => {
    const { value, trouble } = await callAllSites('/api/consent', consentRecord, joinConsents);
    // Incomplete evidence is useless: without an answer of every site process there is no file.
    if (!value || trouble) {
      return Response.json({ message: 'ติดต่อเว็บไซต์ไม่ได้ ลองใหม่ภายหลัง' }, { status: 503 });
    }
    const rows = value.map((consent) => [
      String(consent.id),
      csvTime(consent.at),
      consent.version,
      consentLabel(consent),
      consent.wording,
    ]);
    const exported = { file: 'consents', name: 'ความยินยอมเรื่องคุกกี้' };
    return exportRows(req, exported, ['เลขที่', 'เวลา', 'รุ่น', 'คำตอบ', 'ข้อความที่ถาม'], rows);
  },
);

const purposes = { analytics: 'วิเคราะห์การใช้งาน', ads: 'วัดผลโฆษณา' } as const;

/** Describes a visitor's consent: all purposes, none, or some. */
function consentLabel({
  offered,
  allowed,
}: Pick<ConsentRecord[number], 'offered' | 'allowed'>): string {
  const names = (list: typeof offered) => list.map((purpose) => purposes[purpose]).join(' และ');
  if (allowed.length === 0) return `ปฏิเสธ (${names(offered)})`;
  if (allowed.length === offered.length) return `ยอมรับ (${names(offered)})`;
  return `ยอมรับเฉพาะ${names(allowed)}`;
}
