import { z } from 'zod';
import { brand } from './brand.ts';
import { defineContent, phrases, text } from '../define.ts';
import { leadForm } from './lead-form.ts';
import { registration } from './registration.ts';

const schema = z.object({
  title: phrases,
  lead: text,
  reference: text,
  referenceHint: text,
  next: text,
  steps: z.array(z.object({ name: text, detail: text })),
  home: text,
  articles: text,
});

/** What a page says when a form was taken. */
export type ThanksText = z.output<typeof schema>;

/** The page that answers the contact form where there is no JavaScript. */
export const thanks = defineContent('thanks', schema, {
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
});

/** The page that answers the registration form where there is no JavaScript. */
export const registrationThanks = defineContent('registration thanks', schema, {
  ...thanks,
  title: [registration.success.title],
  lead: registration.success.text,
  steps: [
    { name: 'รับเรื่อง', detail: 'ส่งข้อมูลลงทะเบียนของคุณถึงทีมงานแล้ว' },
    { name: 'โทรกลับ', detail: brand.hours },
    { name: 'เปิดระบบ', detail: 'ย้ายข้อมูลและอบรมให้ฟรี' },
  ],
});
