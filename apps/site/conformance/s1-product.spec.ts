import { row, words } from './row.ts';
import { texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §1: audiences and claims.

row(
  'S1.groups.1',
  'Owners, doctors and front-office staff are addressed',
  ['เจ้าของคลินิก', 'แพทย์', 'หน้าเคาน์เตอร์'],
  (visitor) => visitor.textsOf('/', '.group-role'),
);
words(
  'S1.groups.2',
  'Owners: real-time income and cost, branches compared, profit per service',
  ['รายได้และต้นทุนแบบเรียลไทม์', 'เทียบทุกสาขา', 'กำไรของแต่ละบริการ'],
  '.group-owner .group-points',
);
words(
  'S1.groups.3',
  'Doctors: own duty roster and appointments, doctor note and OPD, fee per case',
  ['ตารางเวรและนัดหมายของตัวเอง', 'doctor note', 'OPD card', 'ค่าแพทย์รายเคส'],
  '.group-doctor .group-points',
);
words(
  'S1.groups.4',
  'Front office: fast registration, queue and appointments, finance',
  ['ลงทะเบียน', 'จัดคิวและนัดหมาย', 'รับเงิน ออกใบเสร็จ'],
  '.group-front .group-points',
);

words(
  'S1.feature.1',
  'Patient registration, electronic records, ID-card scan',
  ['ทะเบียนและเวชระเบียน', 'สแกนบัตรประชาชน', 'แฟ้มอิเล็กทรอนิกส์'],
  '#features',
);
words(
  'S1.feature.2',
  'Appointments and queue with LINE notification',
  ['นัดหมายและคิว', 'เข้า LINE ของคนไข้'],
  '.feature-appointments',
);
words(
  'S1.feature.3',
  'Exam room: doctor note, before/after photos, digital signature',
  ['ห้องตรวจ', 'Doctor note', 'ภาพก่อนและหลังรักษา', 'ลายเซ็นดิจิทัล'],
  '#features',
);
words(
  'S1.feature.4',
  'Finance: automatic doctor compensation, expenses, deposits',
  ['ค่าแพทย์อัตโนมัติ', 'มัดจำ', 'รายจ่าย'],
  '.feature-finance',
);
words(
  'S1.feature.5',
  'Drugs and supplies by lot, expiry alerts, auto reorder',
  ['คลังยาและเวชภัณฑ์', 'ทีละล็อต', 'เตือนก่อนหมดอายุ', 'สั่งเพิ่มอัตโนมัติ'],
  '.feature-stock',
);
words(
  'S1.feature.6',
  'Lab and X-ray, result files sent via LINE',
  ['แล็บและ X-ray', 'ไฟล์ผล', 'ทาง LINE'],
  '.drawers',
);
words('S1.feature.7', 'Reports and dashboard', ['รายงานและแดชบอร์ด'], '.drawers');
words(
  'S1.feature.8',
  'CRM, vouchers, LINE integration and a clinic website',
  ['CRM และวอยเชอร์', 'เชื่อมต่อ LINE', 'เว็บไซต์คลินิก'],
  '.drawers',
);

row(
  'S1.flow.1',
  'Receive patient 30 s, appointment 1 min, treatment 5 min, payment 2 min, report at once',
  ['รับคนไข้ 30 วินาที', 'นัดหมาย 1 นาที', 'ตรวจรักษา 5 นาที', 'ชำระเงิน 2 นาที', 'รายงาน ทันที'],
  async (visitor) => {
    const page = await visitor.reads('/');
    const names = await texts(page.locator('.workflow-steps h3'));
    const times = await texts(page.locator('.workflow-time'));
    return names.map((name, index) => `${name} ${times[index] ?? ''}`);
  },
);

/** The percentages of the results band, each after its label. */
const figures = async (visitor: Visitor) =>
  (await visitor.textsOf('/', '.figure-list > div')).map((text) => text.replace(' ', ''));

row(
  'S1.claim.1',
  'More than 100 clinics, 24/7 uptime, 99.9 % stability',
  ['100+', '24/7', '99.9%'],
  (visitor) => visitor.textsOf('/', '.trusted-stats dd'),
);
row(
  'S1.claim.2',
  '70 % time saved, 300 % efficiency',
  ['ประหยัดเวลาทำงาน70%', 'ประสิทธิภาพการทำงาน300%'],
  async (visitor) => (await figures(visitor)).slice(0, 2),
);
words(
  'S1.claim.3',
  'A full-service system that reduces duplicate work',
  ['ครบวงจร', 'งานซ้ำซ้อน'],
  '.cabinet-top',
);
words(
  'S1.claim.4',
  'Several branches, and clinics of every size',
  ['รองรับหลายสาขา', 'เหมาะกับคลินิกทุกขนาด'],
  '.cabinet-top',
);
row(
  'S1.result.1',
  '30 % less repeated work, 95 % fewer errors, 25 % more income, 80 % fewer complaints',
  ['งานซ้ำซ้อนลดลง30%', 'ความผิดพลาดจากคนลดลง95%', 'รายได้เพิ่มขึ้น25%', 'ข้อร้องเรียนลดลง80%'],
  async (visitor) => (await figures(visitor)).slice(2),
);
words(
  'S1.result.2',
  '4 hours a day of admin time saved',
  ['4 ชั่วโมงต่อวัน', 'งานธุรการ'],
  '.figure-lead',
);

row('S1.site.1', 'A Thai-language site', ['th', 'th', 'th', 'th'], (visitor) =>
  Promise.all(
    ['/', '/articles', '/articles/detail/long-guide', '/pdpa'].map(async (address) =>
      (await visitor.reads(address)).locator('html').getAttribute('lang'),
    ),
  ),
);
words(
  'S1.site.2',
  'A privacy notice under the Thai personal data protection act',
  ['พระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562'],
  'main',
  '/pdpa',
);
words(
  'S1.site.3',
  'A Plus edition; a dental edition is named in the privacy notice',
  ['Plus', 'Dental', 'คลินิกทันตกรรม'],
  'main',
  '/pdpa',
);
words(
  'S1.site.4',
  'Dates are shown in Buddhist-era form',
  ['พ.ศ. 2568'],
  '.article-facts',
  '/articles/detail/long-guide',
);
