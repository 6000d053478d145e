import { namedDays } from '@clinicdee/brand/opening-hours';
import { day, list, optionsOf, row, select, text } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const days = Object.fromEntries(namedDays.map(({ day, name }) => [day, name]));

/** Contact details, opening hours and address. */
export const contact = subjectGlobal({
  slug: 'contact',
  label: 'ติดต่อและเวลาทำการ',
  description:
    'อยู่ทุกหน้า ทั้งแถบบน จอแรก ท้ายเว็บ แผนที่ ข้อความแจ้ง เวลาโทรกลับ ประกาศความเป็นส่วนตัว และเวลารอในระบบหลังบ้าน',
  fields: [
    row(text('phone', 'เบอร์โทร'), text('lineId', 'LINE Official Account', 'ขึ้นต้นด้วย @')),
    row(
      text('email', 'อีเมล'),
      text('privacyEmail', 'อีเมลสำหรับใช้สิทธิ PDPA', 'อยู่ในประกาศความเป็นส่วนตัว'),
    ),
    text('crm', 'ที่อยู่เข้าสู่ระบบของลูกค้า', 'เมนู CRM เปิดหน้านี้ เว้นว่างไว้จะใช้ที่อยู่ตั้งต้น'),
    list(
      'profiles',
      'หน้าของเราบนเว็บอื่น',
      ['address'],
      [text('address', 'ที่อยู่เว็บ', 'เช่น https://www.facebook.com/ชื่อเพจ เครื่องมือค้นหาใช้จับคู่กับเว็บนี้')],
    ),
    {
      ...{ name: 'openDays', label: 'วันทำการ', type: 'select', hasMany: true },
      options: optionsOf(days),
      admin: { description: 'วันหยุดราชการหยุดให้เอง' },
    },
    row(text('opens', 'เปิด', 'เช่น 09:00'), text('closes', 'ปิด', 'เช่น 18:00')),
    list(
      'otherHours',
      'วันที่เปิดปิดต่างเวลา',
      ['day', days],
      [
        row(
          select('day', 'วัน', days),
          text('opens', 'เปิด', 'เช่น 09:00'),
          text('closes', 'ปิด', 'เช่น 12:00'),
        ),
      ],
    ),
    list(
      'closedDays',
      'วันหยุดเพิ่มจากวันหยุดราชการ',
      ['day'],
      [row(day('day', 'วันที่'), text('reason', 'บันทึก (ไม่แสดงบนเว็บ)'))],
    ),
    {
      name: 'postal',
      label: 'ที่อยู่',
      type: 'group',
      fields: [
        text('street', 'เลขที่และถนน'),
        row(
          text('district', 'แขวง เขต หรือตำบล อำเภอ'),
          text('province', 'จังหวัด'),
          text('code', 'รหัสไปรษณีย์'),
        ),
      ],
    },
    {
      name: 'place',
      label: 'แผนที่',
      type: 'group',
      admin: { description: 'คำบนแผนที่วาดเว้นว่างได้' },
      fields: [
        text('search', 'คำค้นใน Google Maps'),
        row(text('station', 'สถานี'), text('road', 'ถนน'), text('lane', 'ซอย'), text('floor', 'ชั้น')),
      ],
    },
  ],
});
