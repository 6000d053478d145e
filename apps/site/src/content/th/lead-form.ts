import { nameAfterThai } from '@clinicdee/brand';
import type { FormWords, leadFields } from '@clinicdee/protocol';
import type { ticketOf } from './ticket.ts';

/** Texts of the lead form (spec §2 "Contact footer", §4, §5, §8). */
export const leadFormOf = (ticket: ReturnType<typeof ticketOf>) => ({
  page: { title: 'ติดต่อเรา', description: 'ฝากข้อมูลไว้ ทีมงานติดต่อกลับเพื่อสาธิตระบบให้ดูฟรี' },
  heading: 'ให้เราติดต่อกลับ',
  /** By control name. */
  fields: {
    fullName: {
      label: 'ชื่อ–นามสกุล',
      missing: 'กรอกชื่อ–นามสกุล',
      short: 'กรอกชื่ออย่างน้อย 2 ตัวอักษร',
      long: 'ชื่อยาวได้ไม่เกิน 120 ตัวอักษร',
    },
    phone: {
      label: 'เบอร์โทร',
      missing: 'กรอกเบอร์โทร เช่น 081-234-5678',
      short: 'เบอร์มี {{digits}} หลัก ต้องมี 8 ขึ้นไป',
      long: 'เบอร์มี {{digits}} หลัก มีได้ไม่เกิน 15',
      wrong: 'ตรวจเบอร์อีกครั้ง ตัวอย่างที่ถูกคือ 081-234-5678',
    },
    email: {
      label: 'อีเมล',
      missing: 'กรอกอีเมล เช่น name@clinic.co.th',
      at: 'อีเมลต้องมี @ หนึ่งตัว เช่น name@clinic.co.th',
      domain: 'ตรวจส่วนหลัง @ อีกครั้ง เช่น clinic.co.th',
      wrong: 'ตรวจส่วนหน้า @ อีกครั้ง ตัวอย่างที่ถูกคือ name@clinic.co.th',
    },
    orgType: { label: 'ประเภทองค์กร', missing: 'เลือกประเภทองค์กร' },
    extra: { label: 'รายละเอียดเพิ่มเติม', long: 'ย่อรายละเอียดให้ไม่เกิน 2,000 ตัวอักษร' },
    marketing: { label: 'รับข่าวสารและข้อเสนอทางอีเมลหรือ LINE (ไม่บังคับ)' },
  } satisfies FormWords<typeof leadFields>,
  /** Suggestion for a misspelt e-mail domain; a tap applies it. */
  suggestedEmail: 'หมายถึง {{domain}} ใช่ไหม',
  emailPlaceholder: 'name@clinic.co.th',
  orgTypePlaceholder: '-- เลือกประเภทองค์กร --',
  extraHint: 'ใส่เฉพาะประเด็นสำคัญได้เลย',
  submit: 'ส่งข้อมูล',
  submitting: 'กำลังส่ง...',
  waiting: 'อย่าเพิ่งปิดหน้านี้',
  /** Shown when the form is restored from an unsent draft. */
  unsent: 'ข้อความนี้ยังไม่ได้ส่ง ตรวจแล้วกดส่งอีกครั้ง',
  offline: 'ไม่มีอินเทอร์เน็ต ข้อมูลยังอยู่ครบ และจะส่งให้เองเมื่อกลับมาออนไลน์',
  offlineButton: 'รออินเทอร์เน็ต',
  missing: 'ยังขาด',
  toMend: 'ยังต้องแก้',
  /** Between the fields that are missing, and before the last one. */
  comma: '{{first}} {{last}}',
  and: '{{first}} และ{{last}}',
  trap: 'เว็บไซต์ (เว้นว่างไว้)',
  errorTitlePrefix: 'มีข้อผิดพลาด:',
  success: {
    title: `ขอบคุณที่สนใจ${nameAfterThai}`,
    text: 'ได้รับข้อมูลแล้ว เจ้าหน้าที่จะติดต่อกลับโดยเร็ว',
    close: 'ตกลง',
    ticket,
  },
  failure: {
    title: 'เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง',
    text: 'ข้อมูลที่กรอกยังอยู่ครบ ส่งอีกครั้งได้',
    /** Before the phone number. The dialog's title is cut where the server's message contains this text. */
    orCall: 'หรือโทร',
    retry: 'ส่งอีกครั้ง',
    close: 'ปิด',
  },
});
