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
  { value: 'security', label: 'กุญแจ การตั้งค่าระบบ และการกู้คืน' },
] as const;

export type AuditEvent = (typeof auditEvents)[number]['value'];
