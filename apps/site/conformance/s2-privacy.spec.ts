import { row, words } from './row.ts';

// Spec §2, "Privacy page".

row(
  'S2.pdpa.1',
  'Twelve numbered sections: scope, definitions, data, purposes, legal bases, disclosure and transfer, retention, safeguards, rights, cookies, changes, contact',
  [
    'ขอบเขตของนโยบาย',
    'คำนิยาม',
    'ข้อมูลที่เราเก็บ',
    'วัตถุประสงค์ในการใช้ข้อมูล',
    'ฐานทางกฎหมาย',
    'การเปิดเผยและการส่งข้อมูลไปต่างประเทศ',
    'ระยะเวลาเก็บรักษา',
    'มาตรการรักษาความปลอดภัย',
    'สิทธิของเจ้าของข้อมูล',
    'คุกกี้',
    'การเปลี่ยนแปลงนโยบาย',
    'ติดต่อเรา',
  ].map((title, index) => `${index + 1} ${title}`),
  async (visitor) =>
    (await visitor.textsOf('/pdpa', 'main h2')).map((text) => text.replace(/^(\d+)[. ]*/, '$1 ')),
);
words(
  'S2.pdpa.2',
  'Effective 5 September 2568; retention at most 10 years, breach notification within 72 hours, rights, cookies',
  {
    main: [
      '5 กันยายน 2568',
      'ไม่เกิน 10 ปีหลังสัญญาสิ้นสุด',
      'ภายใน 72 ชั่วโมง',
      // Access, portability, objection, erasure, restriction, rectification, withdrawal, complaint.
      'สิทธิเข้าถึง',
      'สิทธิขอรับและโอนย้ายข้อมูล',
      'สิทธิคัดค้าน',
      'สิทธิขอให้ลบ',
      'สิทธิขอให้ระงับการใช้',
      'สิทธิขอแก้ไข',
      'สิทธิถอนความยินยอม',
      'สิทธิร้องเรียน',
      'ท่านยอมรับหรือปฏิเสธคุกกี้ได้',
    ],
  },
  '/pdpa',
);
row('S2.pdpa.3', 'A back button navigates to /', '/', async (visitor) => {
  const page = await visitor.opens('/pdpa');
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  return new URL(page.url()).pathname;
});
row('S2.pdpa.4', 'The notice is longer than five screens', true, async (visitor) =>
  (await visitor.reads('/pdpa')).evaluate(
    () => document.documentElement.scrollHeight > 5 * innerHeight,
  ),
);
