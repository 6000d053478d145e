import { baht, day, list, longText, row, text, textWith } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const PACKAGE_ON_SALE = '/admin/site-content/published-choices.tsx#PackageOnSale';

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
          ['package'],
          [
            row(
              textWith(PACKAGE_ON_SALE, 'package', 'แพ็กเกจ'),
              baht('yearlySatang', 'ราคาต่อปี ต่อสาขา (บาท ไม่รวม VAT)'),
            ),
          ],
        ),
      ],
    ),
  ],
});

/** The line above every page. */
export const announcement = subjectGlobal({
  slug: 'announcement',
  label: 'ประกาศ',
  description: 'หนึ่งบรรทัดเหนือทุกหน้า เว็บไซต์เริ่มและจบให้เองตามวัน แม้หลังบ้านไม่ทำงาน',
  fields: [
    { name: 'isShown', label: 'แสดงประกาศ', type: 'checkbox', defaultValue: false },
    longText('text', 'ข้อความ', 'สั้น ๆ ไม่เกิน 120 ตัวอักษร'),
    row(
      text('linkText', 'คำบนลิงก์', 'ไม่มีลิงก์ก็เว้นไว้'),
      text('linkAddress', 'ลิงก์ไปที่', 'หน้าในเว็บ เช่น /articles หรือที่อยู่ที่ขึ้นต้นด้วย https://'),
    ),
    row(day('from', 'วันแรก (ไม่ใส่: ทันที)'), day('until', 'วันสุดท้าย (ไม่ใส่: จนกว่าจะปิด)')),
  ],
});
