import type { FormWords } from '@clinicdee/protocol';
import type { privacyRequestFields } from '@clinicdee/protocol/privacy';
import type { Brand } from './brand.ts';
import type { leadFormOf } from './lead-form.ts';

/** The form on which visitors claim their rights under the PDPA, and the confirmation of their address. */
export const privacyRequestOf = (
  { phone, privacyEmail }: Brand,
  { fields }: ReturnType<typeof leadFormOf>,
) => ({
  title: 'ส่งคำขอใช้สิทธิ',
  description: 'ขอดู แก้ไข ลบ หรือถอนความยินยอมเกี่ยวกับข้อมูลส่วนบุคคลของคุณ',
  lead: 'กรอกเบอร์โทรและอีเมลที่เคยให้ไว้ เพื่อให้ค้นหาข้อมูลของคุณพบ เราแจ้งผลภายใน 30 วัน ไม่มีค่าใช้จ่าย',
  fields: {
    right: { label: 'สิทธิที่ต้องการใช้', missing: 'เลือกสิทธิที่ต้องการใช้' },
    fullname: fields.fullName,
    phone: fields.phone,
    email: fields.email,
    description: { ...fields.extra, label: 'รายละเอียดหรือเลขอ้างอิง (ถ้ามี)' },
  } satisfies FormWords<typeof privacyRequestFields>,
  rightPlaceholder: '-- เลือกสิทธิ --',
  submit: 'ส่งคำขอ',
  /** Below the button. */
  notice: 'เราใช้ข้อมูลนี้เพื่อดำเนินการตามคำขอเท่านั้น โปรดอย่าส่งสำเนาบัตรประชาชนหรือข้อมูลสุขภาพ',
  /** When the office does not answer. */
  failure: `ส่งคำขอไม่สำเร็จ ข้อมูลที่กรอกยังอยู่ครบ ลองอีกครั้ง หรือเขียนถึง ${privacyEmail} หรือโทร ${phone.shown}`,
  sent: {
    title: 'ได้รับคำขอแล้ว',
    reference: 'เลขที่คำขอ',
    mail: 'ส่งลิงก์ยืนยันไปที่อีเมลของคุณแล้ว เปิดลิงก์และกดปุ่มยืนยันภายใน 7 วัน เพื่อให้ดำเนินการได้เร็ว',
    unconfirmed: 'คำขอนี้ยังไม่ได้ยืนยันตัวตน ทีมงานจะติดต่อกลับเพื่อยืนยันก่อนดำเนินการ',
  },
  confirm: {
    title: 'ยืนยันคำขอใช้สิทธิ',
    lead: 'กดปุ่มเพื่อยืนยันว่าคุณส่งคำขอนี้ด้วยอีเมลของคุณเอง',
    button: 'ยืนยันคำขอ',
    done: 'ยืนยันคำขอแล้ว เราจะแจ้งผลภายใน 30 วันนับแต่ได้รับคำขอ',
    invalid: `ลิงก์หมดอายุหรือไม่ถูกต้อง ส่งคำขอใหม่ หรือเขียนถึง ${privacyEmail}`,
  },
  /** The link in mails to those who have consented to them. */
  withdraw: {
    title: 'ยกเลิกรับข่าวสาร',
    lead: 'กดปุ่มเพื่อถอนความยินยอมรับข่าวสารและข้อเสนอที่ส่งถึง',
    /** Who wrote on an English form follows the same link. */
    english: {
      lead: 'Press the button to stop receiving news and offers.',
      done: 'We will stop sending you news and offers.',
    },
    button: 'ถอนความยินยอม',
    done: 'ถอนความยินยอมแล้ว เราจะไม่ส่งข่าวสารและข้อเสนอถึงคุณอีก เว้นแต่คุณยินยอมใหม่',
    kept: `รับเรื่องไว้แล้ว แต่ระบบหลังบ้านยังไม่ตอบ เว็บไซต์จะส่งต่อให้เองจนสำเร็จ ถ้าต้องการให้มีผลทันที โทร ${phone.shown}`,
    failed: `ยังบันทึกไม่สำเร็จ ลองอีกครั้งใน 1 นาที หรือเขียนถึง ${privacyEmail} หรือโทร ${phone.shown}`,
    invalid: `ลิงก์ไม่ครบหรือใช้ไม่ได้แล้ว ถอนความยินยอมได้โดยส่งคำขอ เขียนถึง ${privacyEmail} หรือโทร ${phone.shown}`,
  },
  back: 'กลับไปนโยบายความเป็นส่วนตัว',
});
