import { row, words } from './row.ts';
import { texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §9: packages, equipment, FAQ facts.

const packages = [
  {
    name: 'Mini',
    price: '20,000',
    month: '1,667',
    users: '10 คน',
    storage: '20 GB',
    suits: 'แพทย์ 2–5 คน',
    support: 'จ.–ศ. 09:00–18:00',
  },
  {
    name: 'More',
    price: '28,000',
    month: '2,333',
    users: '30 คน',
    storage: '50 GB',
    suits: 'แพทย์ 11–20 คน',
    support: 'ทุกวัน 09:00–22:00 ทาง LINE',
  },
  {
    name: 'Ultimate',
    price: '38,000',
    month: '3,167',
    users: 'ไม่จำกัด',
    storage: '80 GB',
    suits: 'คลินิกขนาดใหญ่และหลายสาขา',
    support: '24/7 โทร LINE รีโมตเดสก์ท็อป',
  },
];

/** The text of one part of a package card. */
const part = async (visitor: Visitor, index: number, selector: string) =>
  (await texts((await visitor.reads('/')).locator('.plan').nth(index).locator(selector)))[0];

for (const [index, { name, price, month, users, storage, suits, support }] of packages.entries()) {
  const id = `S9.${name.toLowerCase()}`;
  const isUltimate = name === 'Ultimate';
  row(
    `${id}.1`,
    `${name}: ${price} baht per year and branch`,
    `${price} บาท ต่อปี ต่อสาขา`,
    (visitor) => part(visitor, index, '.plan-price'),
  );
  row(`${id}.2`, `${name}: about ${month} per month`, `เฉลี่ยเดือนละ ${month} บาท`, (visitor) =>
    part(visitor, index, '.plan-month'),
  );
  row(`${id}.3`, `${name}: users`, users, (visitor) =>
    part(visitor, index, '.plan-limits dd:nth-of-type(1)'),
  );
  row(`${id}.4`, `${name}: ${storage}`, storage, (visitor) =>
    part(visitor, index, '.plan-limits dd:nth-of-type(2)'),
  );
  row(
    `${id}.5`,
    `${name}: for ${isUltimate ? '(not specified)' : 'the number of doctors'}`,
    suits,
    (visitor) => part(visitor, index, '.plan-head > p'),
    isUltimate ? 'large clinics and several branches' : undefined,
  );
  row(`${id}.6`, `${name}: support`, support, (visitor) =>
    part(visitor, index, '.plan-limits dd:nth-of-type(3)'),
  );
  row(
    `${id}.7`,
    `${name} in the comparison table: the same price`,
    price,
    async (visitor) => (await visitor.textsOf('/', '.comparison thead th small'))[index],
  );
}
words('S9.prices.1', 'Prices exclude VAT', ['ทุกราคายังไม่รวม VAT'], '#pricing .lead');
words(
  'S9.advice.1',
  'Advice for 1 doctor and for 6–10 doctors (not specified)',
  ['แพทย์ 1 คน เริ่มที่ Mini', '6–10 คน แนะนำ More'],
  '.plans-advice',
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
  async (visitor) => {
    const page = await visitor.reads('/');
    const names = await texts(page.locator('.inclusions dt'));
    const prices = await texts(page.locator('.inclusions dd'));
    const lines = names.map((name, index) => `${name} ${prices[index] ?? ''}`);
    return [...lines, ...(await texts(page.locator('.inclusions-stamp')))];
  },
);

for (const [index, [name, label, price]] of [
  ['receipt printer 80mm', 'เครื่องพิมพ์ใบเสร็จ 80 มม.', '4,650 บาท'],
  ['ID card reader', 'เครื่องอ่านบัตรประชาชน', '1,050 บาท'],
  ['cash drawer', 'ลิ้นชักเก็บเงิน', '2,350 บาท'],
  ['barcode scanner', 'เครื่องสแกนบาร์โค้ด', '2,800 บาท'],
  ['label printer 58mm', 'เครื่องพิมพ์สติกเกอร์ 58 มม.', '8,950 บาท'],
  ['signature tablet', 'แท็บเล็ตลายเซ็น', '2,859 บาท'],
].entries()) {
  row(
    `S9.device.${index + 1}`,
    `Equipment: ${name ?? ''} ${price ?? ''}`,
    [label, price],
    async (visitor) => {
      const device = (await visitor.reads('/')).locator('.device').nth(index);
      return [
        ...(await texts(device.locator('h3'))),
        ...(await texts(device.locator('.device-price'))),
      ];
    },
  );
}
words('S9.device.7', 'Equipment prices exclude VAT', ['ยังไม่รวม VAT'], '#equipment .devices-note');

for (const [index, [fact, wanted]] of (
  [
    ['Data migration takes 3-7 working days', ['3–7 วันทำการ']],
    [
      'Data migration uses a spreadsheet template for patients, procedures, products, diagnoses',
      ['ไฟล์ตาราง', 'คนไข้เก่า', 'หัตถการ', 'สินค้า', 'รายการวินิจฉัย'],
    ],
    ['10 Mbps recommended', ['10 Mbps']],
    ['Learning time 2-3 days for new staff, 1 day for experienced', ['พนักงานใหม่ 2–3 วัน', '1 วัน']],
    [
      '256-bit SSL, automatic backup at 3 points, servers in Thailand',
      ['SSL 256 บิต', 'สำรองข้อมูลอัตโนมัติ 3 จุด', 'เซิร์ฟเวอร์อยู่ในประเทศไทย'],
    ],
    ['Multi-branch in More and Ultimate', ['More และ Ultimate รองรับหลายสาขา']],
    [
      'Works in a web browser on phone, tablet and computer',
      ['เว็บเบราว์เซอร์', 'มือถือ', 'แท็บเล็ต', 'คอมพิวเตอร์'],
    ],
  ] as const
).entries()) {
  words(`S9.fact.${index + 1}`, fact, wanted, '.faq details p');
}
