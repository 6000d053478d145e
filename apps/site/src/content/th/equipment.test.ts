import { expect, test } from 'vitest';
import { amount } from '../../thai/amount.ts';
import { equipment } from './equipment.ts';

test('equipment costs what spec §9 says, with four facts each', () => {
  expect(equipment.devices.map(({ name, price }) => [name, amount(price, 'th')])).toEqual([
    ['เครื่องพิมพ์ใบเสร็จ 80 มม.', '4,650'],
    ['เครื่องอ่านบัตรประชาชน', '1,050'],
    ['ลิ้นชักเก็บเงิน', '2,350'],
    ['เครื่องสแกนบาร์โค้ด', '2,800'],
    ['เครื่องพิมพ์สติกเกอร์ 58 มม.', '8,950'],
    ['แท็บเล็ตลายเซ็น', '2,859'],
  ]);
  for (const { facts } of equipment.devices) expect(facts).toHaveLength(4);
});
