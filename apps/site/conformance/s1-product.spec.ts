import { row, words } from './row.ts';

// Spec §1: audiences and claims.

words('S1.groups', 'Owners, doctors and front-office staff are addressed, each with their work', {
  '.group-role': ['เจ้าของคลินิก', 'แพทย์', 'หน้าเคาน์เตอร์'],
  '.group-owner .group-points': ['รายได้และต้นทุนแบบเรียลไทม์', 'เทียบทุกสาขา', 'กำไรของแต่ละบริการ'],
  '.group-doctor .group-points': [
    'ตารางเวรและนัดหมายของตัวเอง',
    'doctor note',
    'OPD card',
    'ค่าแพทย์รายเคส',
  ],
  '.group-front .group-points': ['ลงทะเบียน', 'จัดคิวและนัดหมาย', 'รับเงิน ออกใบเสร็จ'],
});
words('S1.features', 'The features', {
  // Patient records with ID-card scan; exam room with notes, photos and signature.
  '#features': [
    'ทะเบียนและเวชระเบียน',
    'สแกนบัตรประชาชน',
    'แฟ้มอิเล็กทรอนิกส์',
    'ห้องตรวจ',
    'Doctor note',
    'ภาพก่อนและหลังรักษา',
    'ลายเซ็นดิจิทัล',
  ],
  '.feature-appointments': ['นัดหมายและคิว', 'เข้า LINE ของคนไข้'],
  '.feature-finance': ['ค่าแพทย์อัตโนมัติ', 'มัดจำ', 'รายจ่าย'],
  '.feature-stock': ['คลังยาและเวชภัณฑ์', 'ทีละล็อต', 'เตือนก่อนหมดอายุ', 'สั่งเพิ่มอัตโนมัติ'],
  // Lab and X-ray, reports, CRM with LINE and website.
  '.drawers': [
    'แล็บและ X-ray',
    'ไฟล์ผล',
    'ทาง LINE',
    'รายงานและแดชบอร์ด',
    'CRM และวอยเชอร์',
    'เชื่อมต่อ LINE',
    'เว็บไซต์คลินิก',
  ],
});
row(
  'S1.flow',
  'Receive patient 30 s, appointment 1 min, treatment 5 min, payment 2 min, report at once',
  ['รับคนไข้ 30 วินาที', 'นัดหมาย 1 นาที', 'ตรวจรักษา 5 นาที', 'ชำระเงิน 2 นาที', 'รายงาน ทันที'],
  (visitor) => visitor.pairsOf('/', '.workflow-steps h3', '.workflow-time'),
);
row(
  'S1.claim.1',
  'More than 100 clinics, 24/7 uptime, 99.9 % stability',
  ['100+', '24/7', '99.9%'],
  (visitor) => visitor.textsOf('/', '.trusted-stats dd'),
);
row(
  'S1.claim.2',
  '70 % time, 300 % efficiency; results: 30 % less repeated work, 95 % errors, 25 % income, 80 % complaints',
  [
    'ประหยัดเวลาทำงาน70%',
    'ประสิทธิภาพการทำงาน300%',
    'งานซ้ำซ้อนลดลง30%',
    'ความผิดพลาดจากคนลดลง95%',
    'รายได้เพิ่มขึ้น25%',
    'ข้อร้องเรียนลดลง80%',
  ],
  async (visitor) =>
    (await visitor.textsOf('/', '.figure-list > div')).map((text) => text.replace(' ', '')),
);
words(
  'S1.claim.3',
  'One system for clinics of every size, less duplicate work, 4 hours a day saved',
  {
    '.cabinet-top': ['ครบวงจร', 'งานซ้ำซ้อน', 'รองรับหลายสาขา', 'เหมาะกับคลินิกทุกขนาด'],
    '.figure-lead': ['4 ชั่วโมงต่อวัน', 'งานธุรการ'],
  },
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
  'A privacy notice under the Thai act, which names the Plus and the dental edition',
  { main: ['พระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562', 'Plus', 'Dental', 'คลินิกทันตกรรม'] },
  '/pdpa',
);
