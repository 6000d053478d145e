import { namedDays } from '@clinicdee/brand/days-in-words';
import type { Field, TextField } from 'payload';
import { fileDocument } from '../../words/subjects.ts';
import { subjectGlobal } from './subject-global.ts';

const file = fileDocument('contact');

/** A text that begins as the file has it. */
const text = (name: string, label: string, from: object, description?: string): TextField => ({
  name,
  label,
  type: 'text',
  defaultValue: (from as Record<string, string>)[name] ?? '',
  ...(description && { admin: { description } }),
});

const row = (...fields: Field[]): Field => ({ type: 'row', fields });

const { place = {}, postal = {} } = file;

/** How to reach the vendor, when and where. */
export const contact = subjectGlobal({
  slug: 'contact',
  label: 'ติดต่อและเวลาทำการ',
  description:
    'อยู่ทุกหน้า ทั้งแถบบน จอแรก ท้ายเว็บ แผนที่ ข้อความแจ้ง เวลาโทรกลับ ประกาศความเป็นส่วนตัว และเวลารอในระบบหลังบ้าน',
  fields: [
    row(text('phone', 'เบอร์โทร', file), text('lineId', 'LINE Official Account', file, 'ขึ้นต้นด้วย @')),
    row(
      text('email', 'อีเมล', file),
      text('privacyEmail', 'อีเมลสำหรับใช้สิทธิ PDPA', file, 'อยู่ในประกาศความเป็นส่วนตัว'),
    ),
    {
      name: 'openDays',
      label: 'วันทำการ',
      type: 'select',
      hasMany: true,
      defaultValue: file.openDays ?? [],
      options: namedDays.map(({ day, name }) => ({ value: day, label: name })),
      admin: { description: 'วันหยุดราชการหยุดให้เอง' },
    },
    row(text('opens', 'เปิด', file, 'เช่น 09:00'), text('closes', 'ปิด', file, 'เช่น 18:00')),
    {
      name: 'closedDays',
      label: 'วันหยุดเพิ่มจากวันหยุดราชการ',
      labels: { singular: 'วันหยุด', plural: 'วันหยุด' },
      type: 'array',
      defaultValue: file.closedDays ?? [],
      fields: [
        row(
          {
            name: 'day',
            label: 'วันที่',
            type: 'text',
            admin: { components: { Field: '/admin/words/day-field.tsx#DayField' } },
          },
          { name: 'reason', label: 'บันทึก (ไม่แสดงบนเว็บ)', type: 'text' },
        ),
      ],
    },
    {
      name: 'postal',
      label: 'ที่อยู่',
      type: 'group',
      fields: [
        text('street', 'เลขที่และถนน', postal),
        row(
          text('district', 'แขวง เขต', postal),
          text('province', 'จังหวัด', postal),
          text('code', 'รหัสไปรษณีย์', postal),
        ),
      ],
    },
    {
      name: 'place',
      label: 'แผนที่',
      type: 'group',
      admin: { description: 'คำบนแผนที่วาดเว้นว่างได้' },
      fields: [
        text('search', 'คำค้นใน Google Maps', place),
        row(
          text('station', 'สถานี', place),
          text('road', 'ถนน', place),
          text('lane', 'ซอย', place),
          text('floor', 'ชั้น', place),
        ),
      ],
    },
  ],
});
