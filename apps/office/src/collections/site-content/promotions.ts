import { fileDocument } from '../../site-content/subjects.ts';
import { day, longText, list, row, text } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

/** Lower prices of packages on some days. */
export const promotions = subjectGlobal({
  slug: 'promotions',
  label: 'โปรโมชัน',
  description:
    'ราคาที่ต่ำกว่าปกติในบางวัน แสดงในจอแรก การ์ดราคา หน้าลงทะเบียน และข้อมูลสำหรับเครื่องมือค้นหา เว็บไซต์เริ่มและจบให้เองตามวัน แม้หลังบ้านไม่ทำงาน',
  fields: [
    list(
      'promotions',
      'โปรโมชัน',
      fileDocument('promotions').promotions ?? [],
      ['name'],
      [
        text('name', 'ชื่อ (ไม่แสดงบนเว็บ)', 'หน้าแคมเปญอ้างถึงด้วยชื่อนี้'),
        longText('text', 'ข้อความ', 'สั้น ๆ ไม่เกิน 80 ตัวอักษร เช่น โปรเปิดคลินิกรับปีใหม่'),
        longText(
          'english',
          'ข้อความภาษาอังกฤษ (ไม่บังคับ)',
          'ถ้าเว้นไว้ หน้าอังกฤษแสดงว่า Limited-time price',
        ),
        row(day('from', 'วันแรก'), day('until', 'วันสุดท้าย', 'โปรโมชันนี้จบแล้ว')),
        list(
          'prices',
          'ราคาโปรโมชัน',
          [],
          ['package'],
          [
            row(
              {
                ...text('package', 'แพ็กเกจ'),
                admin: {
                  components: { Field: '/admin/site-content/published-choices.tsx#PackageOnSale' },
                },
              },
              {
                name: 'yearlySatang',
                label: 'ราคาต่อปี ต่อสาขา (บาท ไม่รวม VAT)',
                type: 'number',
                admin: { components: { Field: '/admin/site-content/baht-field.tsx#BahtField' } },
              },
            ),
          ],
        ),
      ],
    ),
  ],
});
