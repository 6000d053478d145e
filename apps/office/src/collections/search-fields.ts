import { productName } from '@clinicdee/brand';
import { deepMergeSimple, type Field } from 'payload';
import { notDuplicated } from './fields.ts';

/** Overrides of the SEO plugin's fields. */
const overrides: Record<string, object> = {
  overview: { label: 'ภาพรวม', admin: { disableListColumn: true } },
  preview: { label: 'ตัวอย่าง', admin: { disableListColumn: true } },
  title: {
    label: 'ชื่อในผลการค้นหา',
    admin: { description: `ไม่ต้องใส่ชื่อ ${productName} เว็บไซต์ต่อท้ายให้เอง` },
  },
  description: { label: 'คำอธิบายในผลการค้นหา' },
  image: {
    label: 'ภาพเมื่อแชร์ลิงก์',
    admin: { description: 'เว้นว่างไว้ ระบบจะใช้ภาพปก กว้าง 1200 สูง 630 จุดขึ้นไปจะคมชัด' },
  },
};

/** Applies the overrides, such as Thai labels, to a field of the SEO plugin; duplicates start empty. */
export function asSearchField(field: Field): Field {
  if (!('name' in field)) return field;
  const merged = deepMergeSimple<typeof field>(field, overrides[field.name] ?? {});
  return merged.type === 'ui' ? merged : notDuplicated(merged);
}
