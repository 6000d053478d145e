import * as z from 'zod/mini';
import { thaiWeekdays } from '../weekdays.ts';
import { choice, field, formRegistry } from './form-registry.ts';
import {
  calendarDay,
  fitting,
  line,
  lineOrNothing,
  list,
  listOrNothing,
  unique,
  webAddress,
} from './text.ts';

const weekday = choice('วัน', thaiWeekdays);

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A time of day in Bangkok. @param example `09:00` */
const clock = (label: string, example: string, isBeside = true) =>
  field(z.string('empty').check(z.refine(isClock, 'not_a_time')), label, {
    description: `เช่น ${example}`,
    isBeside,
  });

/** Returns whether closing is not after opening; invalid times are reported separately. */
const isBackwards = ({ closes, opens }: { opens: string; closes: string }) =>
  isClock(opens) && isClock(closes) && closes <= opens;

/**
 * Returns whether a phone number is plausible: a Thai number of nine or ten digits, a short code (`1234`), a `1800`
 * number, or an international number with a plus (E.164).
 */
function canBeDialled(text: string): boolean {
  if (!/^\+?[\d ()-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  return text.startsWith('+')
    ? /^[1-9]\d{7,14}$/.test(digits)
    : /^(0[1-9]\d{7,8}|1\d{3}|1800\d{6})$/.test(digits);
}

const email = line(100).check(z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'not_an_email'));

const profile = z.object({
  address: field(webAddress, 'ที่อยู่เว็บ', {
    description: 'เช่น https://www.facebook.com/ชื่อเพจ เครื่องมือค้นหาใช้จับคู่กับเว็บนี้',
  }),
});

const hoursOfDay = z.object({
  day: weekday,
  opens: clock('เปิด', '09:00'),
  closes: clock('ปิด', '12:00'),
});

const closedDay = z.object({
  day: field(calendarDay, 'วันที่', { input: 'day' }),
  reason: field(z.optional(line(60)), 'บันทึก (ไม่แสดงบนเว็บ)', { isBeside: true }),
});

const postal = z.object({
  street: field(line(100), 'เลขที่และถนน'),
  district: field(line(100), 'แขวง เขต หรือตำบล อำเภอ'),
  province: field(line(60), 'จังหวัด', { isBeside: true }),
  code: field(line(10).check(z.regex(/^[1-9]\d{4}$/, 'not_a_postal_code')), 'รหัสไปรษณีย์', {
    isBeside: true,
  }),
});

/** The map query, and the optional labels of the drawn map. */
const place = z.object({
  search: field(line(200), 'คำค้นใน Google Maps'),
  station: field(lineOrNothing(30), 'สถานี'),
  road: field(lineOrNothing(30), 'ถนน', { isBeside: true }),
  lane: field(lineOrNothing(30), 'ซอย', { isBeside: true }),
  floor: field(lineOrNothing(30), 'ชั้น', { isBeside: true }),
});

/** Contact details, opening hours and address (spec §9, "Opening hours"). */
export const contactContent = z
  .object({
    /** As displayed; its digits are dialled. */
    phone: field(line(30).check(z.refine(canBeDialled, 'not_a_phone')), 'เบอร์โทร'),
    lineId: field(line(30).check(z.regex(/^@[\w.-]+$/, 'not_a_line_id')), 'LINE Official Account', {
      description: 'ขึ้นต้นด้วย @',
      isBeside: true,
    }),
    email: field(email, 'อีเมล'),
    privacyEmail: field(email, 'อีเมลสำหรับใช้สิทธิ PDPA', {
      description: 'อยู่ในประกาศความเป็นส่วนตัว',
      isBeside: true,
    }),
    /** The product's log-in page; defaults to the file's. */
    crm: field(z.optional(webAddress), 'ที่อยู่เข้าสู่ระบบของลูกค้า', {
      description: 'เมนู CRM เปิดหน้านี้ เว้นว่างไว้จะใช้ที่อยู่ตั้งต้น',
    }),
    /** URLs of the vendor's profiles; default to the file's. */
    profiles: field(listOrNothing(profile, 20, unique('address')), 'หน้าของเราบนเว็บอื่น', {
      labelledBy: 'address',
    }),
    openDays: field(list(weekday, 7), 'วันทำการ', { description: 'วันหยุดราชการหยุดให้เอง' }),
    opens: clock('เปิด', '09:00', false),
    closes: clock('ปิด', '18:00'),
    /** Open days whose hours differ. */
    otherHours: field(listOrNothing(hoursOfDay, 7, unique('day')), 'วันที่เปิดปิดต่างเวลา', {
      labelledBy: 'day',
    }),
    /** Closed days in addition to public holidays. */
    closedDays: field(listOrNothing(closedDay, 60, unique('day')), 'วันหยุดเพิ่มจากวันหยุดราชการ', {
      labelledBy: 'day',
    }),
    postal: field(postal, 'ที่อยู่'),
    place: field(place, 'แผนที่', { description: 'คำบนแผนที่วาดเว้นว่างได้' }),
  })
  .check(
    fitting(function* ({ openDays, otherHours, ...usual }) {
      if (isBackwards(usual)) yield { path: ['closes'], code: 'not_after_opening' };
      for (const [index, { day, ...own }] of otherHours.entries()) {
        const path = ['otherHours', index];
        if (isBackwards(own)) yield { path: [...path, 'closes'], code: 'not_after_opening' };
        if (!openDays.includes(day)) yield { path: [...path, 'day'], code: 'not_an_open_day' };
      }
    }),
  )
  .register(formRegistry, {
    label: 'ติดต่อและเวลาทำการ',
    description:
      'อยู่ทุกหน้า ทั้งแถบบน จอแรก ท้ายเว็บ แผนที่ ข้อความแจ้ง เวลาโทรกลับ ประกาศความเป็นส่วนตัว และเวลารอในระบบหลังบ้าน',
  });
