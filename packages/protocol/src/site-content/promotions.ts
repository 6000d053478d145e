import * as z from 'zod/mini';
import { field, formRegistry } from './form-registry.ts';
import type { packagesContent } from './packages.ts';
import {
  calendarDay,
  chosen,
  type ContentProblem,
  fitting,
  line,
  list,
  listOrNothing,
  price,
  unique,
} from './text.ts';

const promotionPrice = z.object({
  package: field(chosen, 'แพ็กเกจ', { input: 'packageOnSale' }),
  /** Price per year and branch, before VAT. */
  yearlySatang: field(price, 'ราคาต่อปี ต่อสาขา (บาท ไม่รวม VAT)', {
    input: 'baht',
    isBeside: true,
  }),
});

const promotion = z.object({
  /** For staff; sections of campaign pages refer to it. */
  name: field(line(40), 'ชื่อ (ไม่แสดงบนเว็บ)', { description: 'หน้าแคมเปญอ้างถึงด้วยชื่อนี้' }),
  text: field(line(80), 'ข้อความ', {
    input: 'long',
    description: 'สั้น ๆ ไม่เกิน 80 ตัวอักษร เช่น โปรเปิดคลินิกรับปีใหม่',
  }),
  /** On English pages; without it they show a general text. */
  english: field(z.optional(line(80)), 'ข้อความภาษาอังกฤษ (ไม่บังคับ)', {
    input: 'long',
    description: 'ถ้าเว้นไว้ หน้าอังกฤษแสดงว่า Limited-time price',
  }),
  /** The first and the last day in Bangkok, both included. */
  from: field(calendarDay, 'วันแรก', { input: 'day' }),
  until: field(calendarDay, 'วันสุดท้าย', {
    input: 'day',
    passed: 'โปรโมชันนี้จบแล้ว',
    isBeside: true,
  }),
  /** The packages that are cheaper. */
  prices: field(list(promotionPrice, 5, unique('package')), 'ราคาโปรโมชัน', {
    labelledBy: 'package',
  }),
});

type Promotion = z.infer<typeof promotion>;

/** Lower prices of packages on some days. */
export const promotionsContent = z
  .object({
    promotions: field(
      listOrNothing(promotion, 20, unique('name'), fitting(dayProblems)),
      'โปรโมชัน',
      { labelledBy: 'name' },
    ),
  })
  .register(formRegistry, {
    label: 'โปรโมชัน',
    description:
      'ราคาที่ต่ำกว่าปกติในบางวัน แสดงในจอแรก การ์ดราคา หน้าลงทะเบียน และข้อมูลสำหรับเครื่องมือค้นหา เว็บไซต์เริ่มและจบให้เองตามวัน แม้หลังบ้านไม่ทำงาน',
  });

/** The first day is not after the last one, and a package has one promotion at a time. */
function* dayProblems(promotions: Promotion[]): Generator<ContentProblem> {
  for (const [index, { from, prices, until }] of promotions.entries()) {
    if (until < from) yield { path: [index, 'until'], code: 'ends_before_start' };
    const same = promotions.slice(0, index).filter((one) => one.from <= until && from <= one.until);
    const taken = new Set(same.flatMap((one) => one.prices.map((price) => price.package)));
    for (const [at, price] of prices.entries()) {
      if (!taken.has(price.package)) continue;
      yield { path: [index, 'prices', at, 'package'], code: 'second_promotion' };
    }
  }
}

/**
 * Yields promotions that have not ended whose package is not on sale or not cheaper.
 *
 * @param day today in Bangkok
 */
export function* promotionProblems(
  { promotions }: z.infer<typeof promotionsContent>,
  { packages }: z.infer<typeof packagesContent>,
  day: string,
): Generator<ContentProblem> {
  for (const [index, { prices, until }] of promotions.entries()) {
    if (until < day) continue;
    for (const [at, price] of prices.entries()) {
      const path = ['promotions', 'promotions', index, 'prices', at];
      const sold = packages.findIndex(({ code }) => code === price.package);
      const ordinary = packages[sold]?.yearlySatang;
      if (ordinary === undefined) {
        yield { path: [...path, 'package'], code: 'unknown_package' };
        yield { path: ['packages', 'packages'], code: 'package_in_promotion' };
      } else if (price.yearlySatang >= ordinary) {
        yield { path: [...path, 'yearlySatang'], code: 'not_below_ordinary' };
        yield { path: ['packages', 'packages', sold, 'yearlySatang'], code: 'not_above_promotion' };
      }
    }
  }
}
