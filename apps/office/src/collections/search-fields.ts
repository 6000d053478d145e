import { productName } from '@clinicdee/brand';
import { deepMergeSimple, type Field } from 'payload';
import { titleAlone } from '../articles/title-alone.ts';
import { ofOneRecord } from './of-one-record.ts';

/** What is ours of the fields for search results. */
const searchFields: Record<string, object> = {
  overview: { label: 'ภาพรวม', admin: { disableListColumn: true } },
  preview: { label: 'ตัวอย่าง', admin: { disableListColumn: true } },
  title: {
    label: 'ชื่อในผลการค้นหา',
    admin: { description: `ไม่ต้องใส่ชื่อ ${productName} เว็บไซต์ต่อท้ายให้เอง` },
    hooks: { beforeChange: [titleAlone] },
  },
  description: { label: 'คำอธิบายในผลการค้นหา' },
  image: {
    label: 'ภาพเมื่อแชร์ลิงก์',
    admin: { description: 'เว้นว่างไว้ ระบบจะใช้ภาพปก กว้าง 1200 สูง 630 จุดขึ้นไปจะคมชัด' },
  },
};

/** One of the plug-in's fields, whose labels are English. What is written there names one article: a copy has none. */
export function asSearchField(field: Field): Field {
  if (!('name' in field)) return field;
  const ours = deepMergeSimple<typeof field>(field, searchFields[field.name] ?? {});
  return ours.type === 'ui' ? ours : ofOneRecord(ours);
}
