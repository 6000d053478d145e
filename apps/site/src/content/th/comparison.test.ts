import { describe, expect, test } from 'vitest';
import { hasFeature } from '../packages.ts';
import { comparison } from './comparison.ts';
import { packageIds } from './package-prices.ts';

/** The names of all features that begin in a package, without those inferred for Mini. */
function featuresFrom(id: string): string[] {
  return comparison.groups
    .flatMap(({ rows }) => rows)
    .flatMap((row) =>
      'from' in row && row.from === id && row.isSample !== true ? [row.label] : [],
    );
}

describe('comparison (spec §9)', () => {
  test('More adds seven features, and several branches', () => {
    expect(featuresFrom('more').sort()).toEqual(
      [
        'บันทึกข้อมูลย้อนหลัง',
        'รายรับ–รายจ่าย',
        'ค่าใช้จ่ายแพทย์',
        'Recall ติดตามคนไข้',
        'แผนการรักษา',
        'คอร์ส',
        'ภาพก่อน–หลัง',
        'หลายสาขา',
      ].sort(),
    );
  });

  test('Ultimate adds thirteen', () => {
    expect(featuresFrom('ultimate').sort()).toEqual(
      [
        'มัดจำและจ่ายล่วงหน้า',
        'รายงานการตลาด',
        'อนุมัติเอกสารและราคา',
        'แดชบอร์ด',
        'แบ่งชำระ',
        'แล็บ',
        'X-ray',
        'Doctor note',
        'วัสดุสิ้นเปลือง',
        'แจ้งเตือนนัดทางแอปและอีเมล',
        'จองคิวผ่านมือถือ',
        'โปรโมชัน',
        'ตั้งกฎการแจ้งเตือน',
      ].sort(),
    );
  });

  test('a larger package keeps what a smaller one has', () => {
    expect(packageIds.map((id) => hasFeature(id, 'mini'))).toEqual([true, true, true]);
    expect(packageIds.map((id) => hasFeature(id, 'more'))).toEqual([false, true, true]);
    expect(packageIds.map((id) => hasFeature(id, 'ultimate'))).toEqual([false, false, true]);
  });
});
