import type { deviceDrawings } from '@clinicdee/protocol/site-content';
import { baht, list, row, select, text, texts } from './fields.ts';
import { subjectGlobal } from './subject-global.ts';

const drawings: Record<(typeof deviceDrawings)[number], string> = {
  printer: 'เครื่องพิมพ์ใบเสร็จ',
  reader: 'เครื่องอ่านบัตร',
  drawer: 'ลิ้นชักเก็บเงิน',
  scanner: 'เครื่องสแกนบาร์โค้ด',
  'label-printer': 'เครื่องพิมพ์สติกเกอร์',
  tablet: 'แท็บเล็ต',
};

/** Optional equipment and its prices. */
export const equipment = subjectGlobal({
  slug: 'equipment',
  label: 'อุปกรณ์เสริม',
  description: 'กี่ชิ้นก็ได้ ถ้าไม่มีเลย ส่วนนี้และลิงก์ที่นำไปหาหายไปจากเว็บ',
  fields: [
    list(
      'devices',
      'อุปกรณ์',
      ['name'],
      [
        row(
          text('name', 'ชื่อ'),
          text('model', 'รุ่น'),
          baht('priceSatang', 'ราคาต่อเครื่อง (บาท ไม่รวม VAT)'),
        ),
        text('description', 'คำอธิบายสั้น'),
        texts('facts', 'จุดเด่น', 'หนึ่งถึงหกข้อ กด Enter หลังแต่ละข้อ'),
        select('drawing', 'ภาพวาด', drawings),
      ],
    ),
  ],
});
