'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { PASSWORD_RULE } from '../../people/password-rule.ts';
import { usePasswordRule } from './use-password-rule.ts';

/** The rule, and whether this account still has to set a password of its own. */
export function PasswordWords({ sendsMail }: { sendsMail: boolean }) {
  const { id, data } = useDocumentInfo();
  usePasswordRule();
  if (id === undefined) {
    return (
      <p className="field-hint">
        {PASSWORD_RULE} เป็นรหัสชั่วคราวที่เจ้าของบัญชีต้องเปลี่ยนเมื่อเข้าครั้งแรก{' '}
        {sendsMail
          ? 'เมื่อบันทึก ระบบจะส่งอีเมลเชิญพร้อมลิงก์ตั้งรหัสผ่านไปให้ด้วย'
          : 'ส่งรหัสนี้ให้เจ้าของบัญชีเอง เพราะยังไม่ได้ตั้งค่าการส่งอีเมล'}
      </p>
    );
  }
  if (!data?.mustChangePassword) return <p className="field-hint">{PASSWORD_RULE}</p>;
  return (
    <p className="office-warning">
      บัญชีนี้ยังใช้รหัสผ่านชั่วคราว เจ้าของบัญชีต้องกด &quot;เปลี่ยนรหัสผ่าน&quot; แล้วบันทึก จึงจะเริ่มใช้งานได้{' '}
      {PASSWORD_RULE}
    </p>
  );
}
