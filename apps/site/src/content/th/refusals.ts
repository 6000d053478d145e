import type { ErrorCode } from '@clinicdee/protocol';
import type { Brand } from './brand.ts';

const orCallOf = (brand: Brand) => `โทร ${brand.phone.shown} หรือทัก LINE ${brand.line.id}`;

/** What a visitor reads when a call is refused. Each says what to do. */
export const refusalsOf = (brand: Brand): Record<Exclude<ErrorCode, 'too_many'>, string> => {
  const orCall = orCallOf(brand);
  return {
    unreadable: 'อ่านข้อมูลที่ส่งมาไม่ได้ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    unauthorized: 'ไม่มีสิทธิ์ใช้งานส่วนนี้',
    foreign_origin: 'ส่งแบบฟอร์มนี้ได้จากเว็บไซต์ของเราเท่านั้น เปิดหน้าเว็บแล้วลองอีกครั้ง',
    method_not_allowed: 'ใช้คำสั่งนี้กับที่อยู่นี้ไม่ได้',
    too_large: 'ข้อมูลยาวเกินไป ย่อรายละเอียดแล้วส่งใหม่',
    wrong_type: 'รูปแบบข้อมูลไม่ถูกต้อง โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    invalid: 'ข้อมูลยังไม่ครบหรือไม่ถูกต้อง ตรวจช่องที่แจ้งไว้',
    busy: `ขณะนี้มีผู้ใช้งานพร้อมกันจำนวนมาก รอสักครู่แล้วส่งใหม่ หรือ${orCall}`,
    not_stored: `เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง หรือ${orCall}`,
    unreachable: `ติดต่อระบบลงทะเบียนไม่ได้ ลองใหม่อีกครั้ง หรือ${orCall}`,
    timed_out: `ระบบลงทะเบียนตอบช้าเกินไป รอสักครู่แล้วลองใหม่ หรือ${orCall}`,
  };
};

/** What a visitor reads who is over a limit: when there is room again, and how to reach us meanwhile. */
export const limitsOf = (brand: Brand) => {
  const orCall = orCallOf(brand);
  return {
    too_many: `ส่งข้อมูลถี่เกินไป ลองใหม่ได้ในอีก {{wait}} หรือ${orCall}`,
    busy: `ขณะนี้มีผู้ส่งข้อมูลจำนวนมาก ส่งใหม่ได้ในอีก {{wait}} หรือ${orCall}`,
    hours: '{{count}} ชั่วโมง',
    minutes: '{{count}} นาที',
  };
};

/** Of a registration that nobody answered and that was kept as a lead. */
export const keptRegistrationOf = (brand: Brand) => {
  const orCall = orCallOf(brand);
  return {
    /** What its visitor reads. */
    unreachable: `ติดต่อระบบลงทะเบียนไม่ได้ แต่เราเก็บข้อมูลของคุณไว้แล้ว เลขอ้างอิง {{reference}} ทีมงานจะติดต่อกลับ ไม่ต้องส่งซ้ำ หรือ${orCall}`,
    timed_out: `ระบบลงทะเบียนตอบช้าเกินไป แต่เราเก็บข้อมูลของคุณไว้แล้ว เลขอ้างอิง {{reference}} ทีมงานจะติดต่อกลับ ไม่ต้องส่งซ้ำ หรือ${orCall}`,
    /** What sales read above what was asked for. */
    heading: 'ขอลงทะเบียนใช้งาน (ระบบลงทะเบียนไม่ตอบ ยังไม่ได้ลงทะเบียน)',
    /** The form does not ask what kind of clinic it is; this is what its visitor would have chosen. */
    organization: 'ไม่ระบุ',
  };
};

/** What a visitor reads where no registration API is configured and nothing could be kept. */
export const notConfiguredOf = (brand: Brand) =>
  `ยังรับลงทะเบียนทางเว็บไซต์ไม่ได้ ${orCallOf(brand)} ทีมงานลงทะเบียนให้ได้ทันที`;
