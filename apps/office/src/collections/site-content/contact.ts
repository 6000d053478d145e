import { namedDays } from '@clinicdee/brand/opening-hours';
import { fileDocument } from '../../site-content/subjects.ts';
import { day, list, row, text, textFrom } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const file = fileDocument('contact');

const { place = {}, postal = {} } = file;

const dayNames = Object.fromEntries(namedDays.map(({ day, name }) => [day, name]));
const days = namedDays.map(({ day, name }) => ({ value: day, label: name }));

/** Contact details, opening hours and address. */
export const contact = subjectGlobal({
  slug: 'contact',
  label: 'ติดต่อและเวลาทำการ',
  description:
    'อยู่ทุกหน้า ทั้งแถบบน จอแรก ท้ายเว็บ แผนที่ ข้อความแจ้ง เวลาโทรกลับ ประกาศความเป็นส่วนตัว และเวลารอในระบบหลังบ้าน',
  fields: [
    row(
      textFrom(file, 'phone', 'เบอร์โทร'),
      textFrom(file, 'lineId', 'LINE Official Account', 'ขึ้นต้นด้วย @'),
    ),
    row(
      textFrom(file, 'email', 'อีเมล'),
      textFrom(file, 'privacyEmail', 'อีเมลสำหรับใช้สิทธิ PDPA', 'อยู่ในประกาศความเป็นส่วนตัว'),
    ),
    textFrom(file, 'crm', 'ที่อยู่เข้าสู่ระบบของลูกค้า', 'เมนู CRM เปิดหน้านี้ เว้นว่างไว้จะใช้ที่อยู่ตั้งต้น'),
    list(
      'profiles',
      'หน้าของเราบนเว็บอื่น',
      file.profiles ?? [],
      ['address'],
      [text('address', 'ที่อยู่เว็บ', 'เช่น https://www.facebook.com/ชื่อเพจ เครื่องมือค้นหาใช้จับคู่กับเว็บนี้')],
    ),
    {
      name: 'openDays',
      label: 'วันทำการ',
      type: 'select',
      hasMany: true,
      defaultValue: file.openDays ?? [],
      options: days,
      admin: { description: 'วันหยุดราชการหยุดให้เอง' },
    },
    row(textFrom(file, 'opens', 'เปิด', 'เช่น 09:00'), textFrom(file, 'closes', 'ปิด', 'เช่น 18:00')),
    list(
      'otherHours',
      'วันที่เปิดปิดต่างเวลา',
      file.otherHours ?? [],
      ['day', dayNames],
      [
        row(
          { name: 'day', label: 'วัน', type: 'select', options: days },
          text('opens', 'เปิด', 'เช่น 09:00'),
          text('closes', 'ปิด', 'เช่น 12:00'),
        ),
      ],
    ),
    list(
      'closedDays',
      'วันหยุดเพิ่มจากวันหยุดราชการ',
      file.closedDays ?? [],
      ['day'],
      [row(day('day', 'วันที่'), text('reason', 'บันทึก (ไม่แสดงบนเว็บ)'))],
    ),
    {
      name: 'postal',
      label: 'ที่อยู่',
      type: 'group',
      fields: [
        textFrom(postal, 'street', 'เลขที่และถนน'),
        row(
          textFrom(postal, 'district', 'แขวง เขต หรือตำบล อำเภอ'),
          textFrom(postal, 'province', 'จังหวัด'),
          textFrom(postal, 'code', 'รหัสไปรษณีย์'),
        ),
      ],
    },
    {
      name: 'place',
      label: 'แผนที่',
      type: 'group',
      admin: { description: 'คำบนแผนที่วาดเว้นว่างได้' },
      fields: [
        textFrom(place, 'search', 'คำค้นใน Google Maps'),
        row(
          textFrom(place, 'station', 'สถานี'),
          textFrom(place, 'road', 'ถนน'),
          textFrom(place, 'lane', 'ซอย'),
          textFrom(place, 'floor', 'ชั้น'),
        ),
      ],
    },
  ],
});
