import type { ErrorCode } from '@clinicdee/protocol';
import type { Brand } from './brand.ts';

const orCallOf = (brand: Brand) => `โทร ${brand.phone.shown} หรือทัก LINE ${brand.line.id}`;

/** Error messages for visitors, each with a remedy. */
export const refusalsOf = (brand: Brand): Record<Exclude<ErrorCode, 'too_many'>, string> => {
  const orCall = orCallOf(brand);
  return {
    unreadable: 'อ่านข้อมูลที่ส่งมาไม่ได้ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    unauthorized: 'ไม่มีสิทธิ์ใช้งานส่วนนี้',
    foreign_origin: 'ส่งแบบฟอร์มนี้ได้จากเว็บไซต์ของเราเท่านั้น เปิดหน้าเว็บแล้วลองอีกครั้ง',
    not_found: 'ไม่พบที่อยู่นี้',
    method_not_allowed: 'ใช้คำสั่งนี้กับที่อยู่นี้ไม่ได้',
    too_large: 'ข้อมูลยาวเกินไป ย่อรายละเอียดแล้วส่งใหม่',
    wrong_type: 'รูปแบบข้อมูลไม่ถูกต้อง โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    invalid: 'ข้อมูลยังไม่ครบหรือไม่ถูกต้อง ตรวจช่องที่แจ้งไว้',
    busy: `ขณะนี้มีผู้ใช้งานพร้อมกันจำนวนมาก รอสักครู่แล้วส่งใหม่ หรือ${orCall}`,
    failed: `เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง หรือ${orCall}`,
    not_stored: `เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง หรือ${orCall}`,
    unreachable: `ติดต่อระบบลงทะเบียนไม่ได้ ลองใหม่อีกครั้ง หรือ${orCall}`,
    timed_out: `ระบบลงทะเบียนตอบช้าเกินไป รอสักครู่แล้วลองใหม่ หรือ${orCall}`,
  };
};

/** Rate limit messages: when to retry and how to get in touch meanwhile. */
export const limitsOf = (brand: Brand) => {
  const orCall = orCallOf(brand);
  return {
    too_many: `ส่งข้อมูลถี่เกินไป ลองใหม่ได้ในอีก {{wait}} หรือ${orCall}`,
    busy: `ขณะนี้มีผู้ส่งข้อมูลจำนวนมาก ส่งใหม่ได้ในอีก {{wait}} หรือ${orCall}`,
    hours: '{{count}} ชั่วโมง',
    minutes: '{{count}} นาที',
  };
};

/** For a registration stored as a lead because the registration API did not answer. */
export const keptRegistrationOf = (brand: Brand) => {
  const orCall = orCallOf(brand);
  return {
    /** Shown to the visitor. */
    unreachable: `ติดต่อระบบลงทะเบียนไม่ได้ แต่เราเก็บข้อมูลของคุณไว้แล้ว เลขอ้างอิง {{reference}} ทีมงานจะติดต่อกลับ ไม่ต้องส่งซ้ำ หรือ${orCall}`,
    timed_out: `ระบบลงทะเบียนตอบช้าเกินไป แต่เราเก็บข้อมูลของคุณไว้แล้ว เลขอ้างอิง {{reference}} ทีมงานจะติดต่อกลับ ไม่ต้องส่งซ้ำ หรือ${orCall}`,
    /** Heading of the lead for sales. */
    heading: 'ขอลงทะเบียนใช้งาน (ระบบลงทะเบียนไม่ตอบ ยังไม่ได้ลงทะเบียน)',
    /** The registration form has no organisation type; this is the lead form's "not specified". */
    organization: 'ไม่ระบุ',
  };
};

/** Shown when no registration API is configured and the lead could not be stored. */
export const notConfiguredOf = (brand: Brand) =>
  `ยังรับลงทะเบียนทางเว็บไซต์ไม่ได้ ${orCallOf(brand)} ทีมงานลงทะเบียนให้ได้ทันที`;
