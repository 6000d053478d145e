import * as z from 'zod/mini';
import { choice, field, formRegistry } from './form-registry.ts';
import { line, list, listOrNothing, price, unique } from './text.ts';

const device = z.object({
  name: field(line(40), 'ชื่อ'),
  model: field(line(30), 'รุ่น', { isBeside: true }),
  /** Unit price before VAT, in satang. */
  priceSatang: field(price, 'ราคาต่อเครื่อง (บาท ไม่รวม VAT)', { input: 'baht', isBeside: true }),
  description: field(line(80), 'คำอธิบายสั้น'),
  facts: field(list(line(40), 6), 'จุดเด่น', { description: 'หนึ่งถึงหกข้อ กด Enter หลังแต่ละข้อ' }),
  drawing: choice('ภาพวาด', {
    printer: 'เครื่องพิมพ์ใบเสร็จ',
    reader: 'เครื่องอ่านบัตร',
    drawer: 'ลิ้นชักเก็บเงิน',
    scanner: 'เครื่องสแกนบาร์โค้ด',
    'label-printer': 'เครื่องพิมพ์สติกเกอร์',
    tablet: 'แท็บเล็ต',
  }),
});

/** Optional equipment and its prices (spec §9, "Optional equipment"). Without devices the section is hidden. */
export const equipmentContent = z
  .object({
    devices: field(listOrNothing(device, 24, unique('name')), 'อุปกรณ์', { labelledBy: 'name' }),
  })
  .register(formRegistry, {
    label: 'อุปกรณ์เสริม',
    description:
      'กี่ชิ้นก็ได้ ถ้าไม่มีเลย ส่วนนี้และลิงก์ที่นำไปหาหายไปจากเว็บ ชิ้นที่แก้คำภาษาไทยไม่แสดงในหน้าภาษาอังกฤษ (/en)',
  });
