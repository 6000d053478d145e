import type { Brand } from './brand.ts';
import type { leadFormOf } from './lead-form.ts';
import type { registrationOf } from './registration.ts';

type LeadForm = ReturnType<typeof leadFormOf>;
type Registration = ReturnType<typeof registrationOf>;

/** The thanks page of the lead form without JavaScript. */
export const thanksOf = (brand: Brand, leadForm: LeadForm) => ({
  title: ['ขอบคุณที่สนใจ', brand.name],
  lead: leadForm.success.text,
  ticket: leadForm.success.ticket,
  next: 'ขั้นตอนต่อไป',
  steps: [
    { name: 'รับเรื่อง', detail: 'บันทึกข้อมูลของคุณเรียบร้อย' },
    { name: 'โทรกลับ', detail: brand.hours },
    { name: 'สาธิตระบบ', detail: 'ทีมงานเปิดระบบให้ดูฟรี' },
  ],
  isDone: 'เสร็จแล้ว',
  meanwhile: 'ระหว่างรอ',
  links: [
    { label: 'อ่านบทความ', href: '/articles' },
    { label: 'ดูแพ็กเกจและราคา', href: '/#pricing' },
    { label: 'กลับหน้าแรก', href: '/' },
  ],
  /** When the submission is unknown, nothing is claimed. */
  unknown: {
    title: ['ไม่พบเลขอ้างอิง'],
    lead: 'ถ้าเพิ่งส่งข้อมูล โทรหรือทัก LINE ให้ทีมงานช่วยตรวจได้เลย ถ้ายังไม่ได้ส่ง เริ่มได้ที่นี่',
    form: { label: 'ฝากข้อมูลให้ติดต่อกลับ', href: '/contact' },
    line: 'แชต LINE',
  },
});

/** The thanks page of the registration form without JavaScript. */
export const registrationThanksOf = (
  brand: Brand,
  thanks: ReturnType<typeof thanksOf>,
  registration: Registration,
): ReturnType<typeof thanksOf> => ({
  ...thanks,
  title: [registration.success.title],
  lead: registration.success.text,
  steps: [
    { name: 'รับเรื่อง', detail: 'ส่งข้อมูลลงทะเบียนของคุณถึงทีมงานแล้ว' },
    { name: 'โทรกลับ', detail: brand.hours },
    { name: 'เปิดระบบ', detail: 'ย้ายข้อมูลและอบรมให้ฟรี' },
  ],
  unknown: {
    ...thanks.unknown,
    form: { label: registration.page.title, href: '/register' },
  },
});
