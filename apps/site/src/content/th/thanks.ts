import { brand } from './brand.ts';
import { leadForm } from './lead-form.ts';
import { registration } from './registration.ts';

/** The page that answers the contact form where there is no JavaScript. */
export const thanks = {
  title: ['ขอบคุณที่สนใจ', brand.name],
  lead: leadForm.success.text,
  reference: leadForm.success.reference,
  referenceHint: 'แจ้งเลขนี้เมื่อติดต่อทีมงาน',
  next: 'ขั้นตอนต่อไป',
  steps: [
    { name: 'รับเรื่อง', detail: 'บันทึกข้อมูลของคุณเรียบร้อย' },
    { name: 'โทรกลับ', detail: brand.hours },
    { name: 'สาธิตระบบ', detail: 'ทีมงานเปิดระบบให้ดูฟรี' },
  ],
  home: 'กลับหน้าแรก',
  articles: 'อ่านบทความ',
};

/** The page that answers the registration form where there is no JavaScript. */
export const registrationThanks = {
  ...thanks,
  title: [registration.success.title],
  lead: registration.success.text,
  steps: [
    { name: 'รับเรื่อง', detail: 'ส่งข้อมูลลงทะเบียนของคุณถึงทีมงานแล้ว' },
    { name: 'โทรกลับ', detail: brand.hours },
    { name: 'เปิดระบบ', detail: 'ย้ายข้อมูลและอบรมให้ฟรี' },
  ],
};
