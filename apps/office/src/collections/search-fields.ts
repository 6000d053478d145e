import { productName } from '@clinicdee/brand';
import { deepMergeSimple, type Field } from 'payload';
import { notDuplicated } from './fields.ts';

/** Overrides of the SEO plugin's fields. */
const overrides: Record<string, object> = {
  preview: { label: 'ตัวอย่าง', admin: { disableListColumn: true } },
  title: {
    label: 'ชื่อในผลการค้นหา',
    admin: { description: `ไม่ต้องใส่ชื่อ ${productName} เว็บไซต์ต่อท้ายให้เอง` },
  },
  description: { label: 'คำอธิบายในผลการค้นหา' },
  // The site draws the picture of a shared link itself, from title and cover.
  image: { admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
};

/** Applies the overrides, such as Thai labels, to a field of the SEO plugin; duplicates start empty. */
export function asSearchField(field: Field): Field {
  if (!('name' in field)) return field;
  const merged = deepMergeSimple<typeof field>(field, overrides[field.name] ?? {});
  return merged.type === 'ui' ? merged : notDuplicated(merged);
}
