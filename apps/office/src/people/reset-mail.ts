import { productName } from '@clinicdee/brand';
import { environment } from '../environment.ts';

/** The mail behind "ลืมรหัสผ่าน": one link, one hour. */
export const resetMail = {
  expiration: 60 * 60_000,
  generateEmailSubject: () => `ตั้งรหัสผ่านใหม่ – ${productName}`,
  generateEmailHTML: (args?: { token?: string }) => {
    const link = `${environment().OFFICE_URL}/admin/reset/${args?.token ?? ''}`;
    return `<p>มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีนี้</p>
<p><a href="${link}">ตั้งรหัสผ่านใหม่</a> (ใช้ได้ภายใน 1 ชั่วโมง)</p>
<p>หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้</p>`;
  },
};
