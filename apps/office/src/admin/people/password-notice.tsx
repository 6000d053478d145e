import type { UIFieldServerProps } from 'payload';
import { environment } from '../../environment.ts';
import { SHORTEST_PASSWORD } from '../../people/passwords.ts';

/** What to know about passwords, where they are set. */
export function PasswordNotice({ data, id }: UIFieldServerProps) {
  const rule = `รหัสผ่านต้องมีอย่างน้อย ${SHORTEST_PASSWORD} ตัวอักษร`;
  if (id === undefined) {
    return (
      <p className="field-hint">
        {rule} เป็นรหัสชั่วคราวที่เจ้าของบัญชีต้องเปลี่ยนเมื่อเข้าครั้งแรก{' '}
        {environment().SMTP_URL
          ? 'เมื่อบันทึก ระบบจะส่งอีเมลเชิญพร้อมลิงก์ตั้งรหัสผ่านไปให้ด้วย'
          : 'ส่งรหัสนี้ให้เจ้าของบัญชีเอง เพราะยังไม่ได้ตั้งค่าการส่งอีเมล'}
      </p>
    );
  }
  if (!(data as { mustChangePassword?: boolean }).mustChangePassword) {
    return <p className="field-hint">{rule}</p>;
  }
  return (
    <p className="office-warning">
      บัญชีนี้ยังใช้รหัสผ่านชั่วคราว เจ้าของบัญชีต้องกด &quot;เปลี่ยนรหัสผ่าน&quot; แล้วบันทึก จึงจะเริ่มใช้งานได้ {rule}
    </p>
  );
}
