import { getTranslation } from '@payloadcms/translations';
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { recordsOf } from '../access/records.ts';

/** What the audit log records, with the words that admins read. */
export const auditEvents = [
  { value: 'login', label: 'เข้าสู่ระบบ' },
  { value: 'login-failed', label: 'เข้าสู่ระบบไม่สำเร็จ' },
  { value: 'password', label: 'รหัสผ่าน' },
  { value: 'account', label: 'บัญชีผู้ใช้' },
  { value: 'export', label: 'ส่งออกไฟล์' },
  { value: 'settings', label: 'เนื้อหาเว็บไซต์' },
  { value: 'erasure', label: 'ลบถาวร' },
  { value: 'person', label: 'ค้นหาบุคคล' },
  { value: 'change', label: 'แก้ไขข้อมูลลูกค้า' },
  { value: 'security', label: 'การกู้คืนข้อมูล' },
] as const;

type AuditEvent = (typeof auditEvents)[number]['value'];

/** Account of entries by the system. */
const OFFICE = 'ระบบ';

/** One entry of the audit log. */
interface Entry {
  event: AuditEvent;
  /** What happened, without personal data of visitors. */
  text: string;
  /** E-mail of the account; by default the user of the request. */
  account?: string;
}

/**
 * Writes one entry of the audit log, in the transaction of the request if it has one.
 *
 * @throws when it could not be written
 */
export async function recordEvent(
  req: PayloadRequest,
  { event, text, account = req.user?.email ?? OFFICE }: Entry,
): Promise<void> {
  await recordsOf(req.payload, req).create('audit', { event, text, account });
}

/** After a delete: records that a lead, registration or request is gone for good, by its reference alone. */
export const recordErasure: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { reference } = doc as { reference: string };
  const label = getTranslation(collection.labels.singular, req.i18n);
  await recordEvent(req, { event: 'erasure', text: `${label} ${reference}` });
};
