import type { FormWords, registrationFields } from '@clinicdee/protocol';
import type { Brand } from './brand.ts';
import { page } from './every-page.ts';
import type { leadFormOf } from './lead-form.ts';

/** Texts of the registration form, in its dialog and on its page (spec §7.3). */
export const registrationOf = (brand: Brand, leadForm: ReturnType<typeof leadFormOf>) => ({
  page: {
    title: 'ลงทะเบียนใช้งาน',
    description: 'เลือกแพ็กเกจและฝากข้อมูลคลินิก ทีมงานติดต่อกลับเพื่อเปิดระบบให้',
    lead: ['เลือกแพ็กเกจ กรอกข้อมูลคลินิก', 'ทีมงานติดต่อกลับเพื่อเปิดระบบให้'],
  },
  heading: 'ลงทะเบียนใช้งาน',
  pageHeading: 'ข้อมูลคลินิก',
  /** The selected package in the lead for sales. */
  picked: '{{name}} {{price}} บาท',
  plan: {
    heading: 'แพ็กเกจและสาขา',
    recommended: 'แนะนำ',
    size: '{{suitability}} · ผู้ใช้ {{users}}',
    perYear: 'บาท ต่อปี ต่อสาขา (ยังไม่รวม VAT)',
    fewer: 'ลดหนึ่งสาขา',
    more: 'เพิ่มหนึ่งสาขา',
    /** Shown when several branches are entered for a single-branch package. */
    oneBranch: '{{name}} ใช้ทีละสาขา ดูรวมหลายสาขาได้ใน {{others}}',
    and: ' และ ',
  },
  /** The price summary per year. */
  sum: {
    heading: 'สรุปแพ็กเกจ',
    price: '{{price}} × {{branches}} สาขา',
    vat: 'VAT {{percent}}%',
    total: 'รวมต่อปี',
    withVat: 'รวม VAT ต่อปี',
    unit: 'บาท',
    unpaid: 'ขั้นนี้ยังไม่ชำระเงิน',
  },
  next: {
    heading: 'ส่งแล้วเกิดอะไรขึ้น',
    steps: [
      { title: 'โทรกลับ', detail: 'ยืนยันแพ็กเกจและสาขากับคุณ' },
      { title: 'ย้ายข้อมูล', detail: 'ใช้เวลา 3–7 วันทำการ ทีมงานย้ายให้ฟรี' },
      { title: 'เปิดระบบ', detail: 'อบรมให้ฟรี พนักงานใหม่เรียน 2–3 วัน' },
    ],
    ask: 'อยากถามก่อน',
    line: 'คุยทาง LINE',
    lineHref: brand.line.chat,
    newTab: page.newTab,
  },
  /** By control name. */
  fields: {
    clinic_name: {
      label: 'ชื่อคลินิก',
      missing: 'กรอกชื่อคลินิก',
      short: 'กรอกชื่อคลินิก',
      long: 'ชื่อคลินิกยาวได้ไม่เกิน 120 ตัวอักษร',
    },
    fullname: {
      label: 'ชื่อผู้ติดต่อ',
      missing: 'กรอกชื่อผู้ติดต่อ',
      short: 'กรอกชื่อผู้ติดต่ออย่างน้อย 2 ตัวอักษร',
      long: 'ชื่อผู้ติดต่อยาวได้ไม่เกิน 120 ตัวอักษร',
    },
    phone: leadForm.fields.phone,
    email: leadForm.fields.email,
    package: { label: 'แพ็กเกจ', missing: 'เลือกแพ็กเกจ' },
    branches: { label: 'จำนวนสาขา', wrong: 'กรอกจำนวนสาขาเป็นตัวเลข 1–999' },
    description: { label: 'หมายเหตุ', long: 'ย่อหมายเหตุให้ไม่เกิน 2,000 ตัวอักษร' },
  } satisfies FormWords<typeof registrationFields>,
  phonePlaceholder: '081-234-5678',
  suggestedEmail: leadForm.suggestedEmail,
  emailPlaceholder: leadForm.emailPlaceholder,
  notePlaceholder: 'เช่น อยากเริ่มใช้ต้นเดือนหน้า',
  submit: 'ส่งลงทะเบียน',
  submitting: leadForm.submitting,
  again: 'ส่งอีกครั้ง',
  cancel: 'ยกเลิก',
  close: 'ปิด',
  waiting: leadForm.waiting,
  kept: 'ข้อมูลที่กรอกยังอยู่ครบ',
  success: {
    title: 'รับลงทะเบียนแล้ว',
    text: 'ขอบคุณที่เลือกใช้ ทีมงานจะติดต่อกลับเพื่อยืนยันและเปิดระบบให้',
    ticket: leadForm.success.ticket,
  },
  /** Title for a registration that was stored as a lead instead. */
  keptTitle: 'ยังไม่ได้ลงทะเบียน แต่เราได้รับข้อมูลแล้ว',
  failure: 'ส่งลงทะเบียนไม่สำเร็จ ลองใหม่อีกครั้ง หรือโทรหาเรา',
});
