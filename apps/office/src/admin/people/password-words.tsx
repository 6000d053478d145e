'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { PASSWORD_RULE } from '../../people/password-rule.ts';
import { useOneTimePassword } from './use-one-time-password.ts';
import { usePasswordRule } from './use-password-rule.ts';

/** The rule, and whether this account still has to set a password of its own. */
export function PasswordWords({ sendsMail }: { sendsMail: boolean }) {
  const { id, data } = useDocumentInfo();
  usePasswordRule();
  const oneTime = useOneTimePassword(id === undefined);
  if (id === undefined) {
    if (sendsMail) {
      return (
        <p className={`field-hint ${oneTime?.isMadeUp ? 'new-person is-invited' : ''}`}>
          เมื่อบันทึก ระบบจะส่งอีเมลเชิญพร้อมลิงก์ให้เจ้าของบัญชีตั้งรหัสผ่านเอง ใช้ได้ 7 วัน
        </p>
      );
    }
    return (
      <p className={`field-hint ${oneTime ? 'new-person' : ''}`}>
        รหัสผ่านชั่วคราว <output className="one-time-password">{oneTime?.password}</output> จดไว้ก่อนบันทึก
        เพราะจะไม่แสดงอีก แล้วส่งให้เจ้าของบัญชีเอง (ยังไม่ได้ตั้งค่าการส่งอีเมล) เจ้าของบัญชีต้องเปลี่ยนเมื่อเข้าครั้งแรก{' '}
        {PASSWORD_RULE}
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
