import { row, words } from './row.ts';
import { texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §9: packages, equipment, FAQ facts.

/** The spec does not say for whom Ultimate is. */
const large = 'คลินิกขนาดใหญ่และหลายสาขา';
for (const [index, [name, year, month, suits, limits]] of [
  ['Mini', '20,000', '1,667', 'แพทย์ 2–5 คน', '10 คน, 20 GB, จ.–ศ. 09:00–18:00'] as const,
  ['More', '28,000', '2,333', 'แพทย์ 11–20 คน', '30 คน, 50 GB, ทุกวัน 09:00–22:00 ทาง LINE'] as const,
  ['Ultimate', '38,000', '3,167', large, 'ไม่จำกัด, 80 GB, 24/7 โทร LINE รีโมตเดสก์ท็อป'] as const,
].entries()) {
  row(
    `S9.${name.toLowerCase()}.1`,
    `${name}: price per year and branch, average per month, for whom; users, storage, support; in the comparison table`,
    {
      '.plan-price': `${year} บาท ต่อปี ต่อสาขา`,
      '.plan-month': `เฉลี่ยเดือนละ ${month} บาท`,
      '.plan-head > p': suits,
      limits,
      compared: year,
    },
    async (visitor) => {
      const plan = (await visitor.reads('/')).locator('.plan').nth(index);
      const shown: Record<string, unknown> = {};
      for (const part of ['.plan-price', '.plan-month', '.plan-head > p'])
        [shown[part]] = await texts(plan.locator(part));
      const limits = (await texts(plan.locator('.plan-limits dd'))).slice(0, 3).join(', ');
      const compared = (await visitor.textsOf('/', '.comparison thead th small'))[index];
      return { ...shown, limits, compared };
    },
  );
}
words(
  'S9.prices.1',
  'Prices exclude VAT; advice for 1 doctor and for 6–10 doctors (not specified)',
  {
    '#pricing .lead': ['ทุกราคายังไม่รวม VAT'],
    '.plans-advice': ['แพทย์ 1 คน เริ่มที่ Mini', '6–10 คน แนะนำ More'],
    '#equipment .devices-note': ['ยังไม่รวม VAT'],
  },
  '/',
  'the advice below the cards covers them',
);

/** The features of the comparison table that a package has and the smaller ones do not. */
const beginsWith = (visitor: Visitor, column: number) =>
  visitor.reads('/').then((page) =>
    page.locator('.comparison tbody tr:has(.comparison-has)').evaluateAll(
      (rows, wanted) =>
        rows.flatMap((one) => {
          const has = [...one.querySelectorAll('td')].map((cell) => cell.textContent === 'มี');
          // A term with a tooltip is a button beside the tooltip.
          const label = one.querySelector('th button') ?? one.querySelector('th');
          return has.indexOf(true) === wanted && has.slice(wanted).every(Boolean)
            ? [label?.textContent ?? '']
            : [];
        }),
      column,
    ),
  );

row(
  'S9.more.8',
  'More adds: back-dated entry, income/expense, doctor expenses, recall, treatment plans, courses, before/after photos',
  [
    'Recall ติดตามคนไข้',
    'ค่าใช้จ่ายแพทย์',
    'คอร์ส',
    'บันทึกข้อมูลย้อนหลัง',
    'ภาพก่อน–หลัง',
    'รายรับ–รายจ่าย',
    'หลายสาขา',
    'แผนการรักษา',
  ].sort(),
  async (visitor) => (await beginsWith(visitor, 1)).sort(),
  'and several branches, according to the FAQ',
);
row(
  'S9.ultimate.8',
  'Ultimate adds: deposit, marketing reports, approval, dashboard, split payment, lab, X-ray, doctor note, materials, notifications, mobile booking, promotions, rules',
  [
    'Doctor note',
    'X-ray',
    'จองคิวผ่านมือถือ',
    'ตั้งกฎการแจ้งเตือน',
    'มัดจำและจ่ายล่วงหน้า',
    'รายงานการตลาด',
    'วัสดุสิ้นเปลือง',
    'อนุมัติเอกสารและราคา',
    'แจ้งเตือนนัดทางแอปและอีเมล',
    'แดชบอร์ด',
    'แบ่งชำระ',
    'แล็บ',
    'โปรโมชัน',
  ].sort(),
  async (visitor) => (await beginsWith(visitor, 2)).sort(),
);
row(
  'S9.comparison.1',
  'The comparison table marks features missing from a package with a cross',
  ['ไม่มี', true],
  async (visitor) => {
    const page = await visitor.reads('/');
    const missing = page.locator('.comparison td', { hasText: 'ไม่มี' });
    const said = new Set(await texts(missing));
    const marks = await missing.evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').maskImage),
    );
    const isCrossed = (mark: string) => mark.includes("d='M5 5l14 14M19 5 5 19'");
    return [...said, marks.length > 0 && marks.every(isCrossed)];
  },
);
row(
  'S9.all.1',
  'All packages: no installation fee, free lifetime updates, free training, free data migration, 30-day guarantee, no hidden fees',
  [
    'ค่าติดตั้ง ไม่มี',
    'อัปเดตตลอดอายุการใช้งาน ฟรี',
    'อบรมการใช้งาน ฟรี',
    'ย้ายข้อมูลเดิม ฟรี',
    'ค่าใช้จ่ายแฝง ไม่มี',
    'รวมจ่ายเพิ่ม 0 บาท',
    'รับประกันความพอใจ 30 วัน',
  ],
  async (visitor) => [
    ...(await visitor.pairsOf('/', '.inclusions dt', '.inclusions dd')),
    ...(await visitor.textsOf('/', '.inclusions-stamp')),
  ],
);

row(
  'S9.device.1',
  'Receipt printer 80 mm, ID-card reader, cash drawer, barcode scanner, label printer 58 mm, signature tablet',
  [
    'เครื่องพิมพ์ใบเสร็จ 80 มม. 4,650 บาท',
    'เครื่องอ่านบัตรประชาชน 1,050 บาท',
    'ลิ้นชักเก็บเงิน 2,350 บาท',
    'เครื่องสแกนบาร์โค้ด 2,800 บาท',
    'เครื่องพิมพ์สติกเกอร์ 58 มม. 8,950 บาท',
    'แท็บเล็ตลายเซ็น 2,859 บาท',
  ],
  (visitor) => visitor.pairsOf('/', '.device h3', '.device .device-price'),
);
words('S9.fact.1', 'The facts of the questions', {
  '.faq details p': [
    // Data migration, with a spreadsheet template.
    '3–7 วันทำการ',
    'ไฟล์ตาราง',
    'คนไข้เก่า',
    'หัตถการ',
    'สินค้า',
    'รายการวินิจฉัย',
    // The connection, learning time, protection.
    '10 Mbps',
    'พนักงานใหม่ 2–3 วัน',
    '1 วัน',
    'SSL 256 บิต',
    'สำรองข้อมูลอัตโนมัติ 3 จุด',
    'เซิร์ฟเวอร์อยู่ในประเทศไทย',
    // Several branches, and every device.
    'More และ Ultimate รองรับหลายสาขา',
    'เว็บเบราว์เซอร์',
    'มือถือ',
    'แท็บเล็ต',
    'คอมพิวเตอร์',
  ],
});
