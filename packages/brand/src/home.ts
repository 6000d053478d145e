import {
  type HomeContent,
  type SectionName,
  sectionNames,
  type SectionTexts,
  type SiteFacts,
} from '@clinicdee/protocol/site-content';
import { hero } from './hero.ts';

/** The sentences of the landing page's sections. Rules and forms: `protocol/src/site-content/home-sections.ts`. */
export const sectionTexts: SectionTexts = {
  /** Clinic names and three figures (spec §2, trusted clinics). */
  clinics: { title: ['คลินิกที่เปิดประตู', 'ทุกเช้าไปกับเรา'] },
  /** Four problems with their solutions (spec §2). */
  problems: {
    title: ['เรื่องเดิม ๆ ที่\u2060กินเวลาทุกวัน', 'จบได้ที่หน้าจอเดียว'],
    pairs: [
      {
        problem: ['ค้นแฟ้มกระดาษทีละชั้น', 'คนไข้ยืนรอหน้าเคาน์เตอร์'],
        solution: 'สแกนบัตรประชาชน ประวัติขึ้นทันที',
        detail: 'เวชระเบียนอยู่บนคลาวด์ ค้นด้วยชื่อ เบอร์โทร หรือ HN ได้จากทุกสาขา',
      },
      {
        problem: ['โทรเตือนนัดทีละคน', 'แล้วคนไข้ก็ยังลืม คิวว่างกลางวัน'],
        solution: 'ข้อความนัดหมายส่งเข้า LINE ให้เอง',
        detail: 'ตั้งครั้งเดียว ระบบแจ้งเตือนให้ และทุกห้องเห็นคิวของวันนั้นตรงกัน',
      },
      {
        problem: ['นั่งคิดค่าแพทย์ทั้งคืนก่อนสิ้นเดือน', 'ตัวเลขไม่ตรงกันสักที'],
        solution: 'ค่าแพทย์คำนวณให้อัตโนมัติทุกเคส',
        detail: 'คิดตามเงื่อนไขที่ตั้งไว้ แพทย์เปิดดูยอดของตัวเองได้เลย',
      },
      {
        problem: ['ยาหมดอายุค้างตู้', 'ของขาดตอนต้องใช้พอดี'],
        solution: 'คลังยาเตือนก่อนหมดอายุ สั่งเพิ่มให้เอง',
        detail: 'แยกตามล็อต รู้ยอดคงเหลือของแต่ละสาขา ของใกล้หมดระบบเปิดใบสั่งซื้อให้',
      },
    ],
  },
  /** Owner, doctor and front office, three points each (spec §1, "Targeted groups"). */
  'user-groups': {
    title: ['คนละหน้าที่', 'เปิดมาก็เจองานของตัวเอง'],
    owner: {
      role: 'เจ้าของคลินิก',
      title: ['เห็นกำไร', 'ไม่ใช่แค่ยอดขาย'],
      points: [
        'รายได้และต้นทุนแบบเรียลไทม์ ไม่ต้องรอสิ้นเดือน',
        'เทียบทุกสาขาในหน้าเดียว',
        'รู้กำไรของแต่ละบริการ ว่าอะไรควรทำต่อ',
      ],
    },
    doctor: {
      role: 'แพทย์',
      title: ['อยู่กับคนไข้', 'ไม่ใช่กับเอกสาร'],
      points: [
        'เห็นตารางเวรและนัดหมายของตัวเอง',
        'เขียน doctor note ดู OPD card ได้จากแท็บเล็ต',
        'ค่าแพทย์รายเคส ตรวจสอบย้อนหลังได้',
      ],
    },
    frontOffice: {
      role: 'หน้าเคาน์เตอร์',
      title: ['รับคนไข้เร็ว', 'แถวไม่ยาว'],
      points: [
        'เสียบบัตรประชาชน ข้อมูลลงทะเบียนกรอกให้',
        'จัดคิวและนัดหมาย เห็นว่าห้องไหนว่าง',
        'รับเงิน ออกใบเสร็จ ตัดมัดจำในหน้าเดียว',
      ],
    },
  },
  /** The eight features and their benefits (spec §1, claimed features). */
  features: {
    title: ['แปดงานของคลินิก', 'ต่อกันเป็นเรื่องเดียว'],
    lead: 'ข้อมูลกรอกครั้งเดียวที่เคาน์เตอร์ แล้วไหลต่อไปถึงห้องตรวจ การเงิน คลังยา และรายงาน',
    appointments: {
      title: ['นัดหมายและคิว', 'เตือนให้ทาง LINE'],
      detail: 'ลงนัดตามแพทย์และห้อง เห็นช่องว่างทั้งสัปดาห์ ระบบส่งข้อความเตือนเข้า LINE ของคนไข้ให้เอง',
    },
    finance: {
      title: ['การเงิน', 'และค่าแพทย์อัตโนมัติ'],
      detail: 'รับเงิน มัดจำ รายจ่าย และค่าแพทย์อยู่ในบัญชีเดียวกัน ปิดยอดได้ก่อนปิดไฟ',
    },
    stock: {
      title: ['คลังยาและเวชภัณฑ์'],
      detail: 'คุมทีละล็อต เตือนก่อนหมดอายุ และสั่งเพิ่มอัตโนมัติเมื่อถึงจุดสั่งซื้อ',
    },
    rest: [
      {
        title: 'ทะเบียนและเวชระเบียน',
        detail: 'ลงทะเบียนด้วยการสแกนบัตรประชาชน ประวัติอยู่ครบในแฟ้มอิเล็กทรอนิกส์เดียว',
      },
      {
        title: 'ห้องตรวจ',
        detail: 'Doctor note ภาพก่อนและหลังรักษา ลายเซ็นดิจิทัล อยู่บน OPD card ใบเดียว',
      },
      {
        title: 'แล็บและ X-ray',
        detail: 'แนบไฟล์ผลเข้าเวชระเบียน แล้วส่งให้คนไข้ทาง LINE',
      },
      {
        title: 'รายงานและแดชบอร์ด',
        detail: 'รายได้ ต้นทุน และกำไร ดูได้ทันทีทุกสาขา',
      },
      {
        title: 'CRM และเว็บไซต์คลินิก',
        detail: 'CRM และวอยเชอร์สำหรับดูแลลูกค้า เชื่อมต่อ LINE พร้อมหน้าเว็บของคลินิกเอง',
      },
    ],
    gains: {
      title: ['ครบวงจรในระบบเดียว', 'งานซ้ำซ้อนก็หายไป'],
      detail: 'รองรับหลายสาขา เหมาะกับคลินิกทุกขนาด',
    },
  },
  /** One visit in five steps (spec §1, "Claimed flow"). */
  workflow: {
    title: ['คนไข้หนึ่งคน ห้าขั้นตอน', 'ไม่มีใครต้องเขียนซ้ำ'],
    lead: ['แถบด้านล่างยาวตามเวลา', 'ของแต่ละขั้นตอน', 'ข้อมูลส่งต่อกันเองจนถึงรายงาน'],
    steps: [
      { title: 'รับคนไข้', description: ['เสียบบัตรประชาชน', 'เปิดแฟ้ม', 'ออกบัตรคิว'] },
      { title: 'นัดหมาย', description: ['เลือกแพทย์และเวลา', 'ข้อความเข้า LINE คนไข้'] },
      { title: 'ตรวจรักษา', description: ['บันทึก OPD card', 'ถ่ายภาพ', 'เซ็นชื่อ', 'สั่งยา'] },
      { title: 'ชำระเงิน', description: ['ตัดมัดจำ', 'ออกใบเสร็จ', 'คิดค่าแพทย์ให้'] },
      { title: 'รายงาน', description: ['ยอดและสต็อกอัปเดต', 'ถึงเจ้าของคลินิก'] },
    ],
  },
  results: { title: ['สิ่งที่เปลี่ยนไป', 'หลังใช้ระบบ'], storiesTitle: 'เรื่องเล่าจากคลินิก' },
  /** Headings around the packages (spec §2, pricing; §9), and what each includes, drawn as a receipt of zero. */
  pricing: {
    title: ['จ่ายรายปี ต่อสาขา', 'รู้ราคาตั้งแต่วันแรก'],
    lead: ['ทุกราคายังไม่รวม VAT', 'ไม่มีค่าติดตั้ง', 'และไม่มีค่าใช้จ่ายแฝง'],
    comparisonTitle: 'ตารางเทียบทุกข้อ',
    inclusions: {
      title: 'ทุกแพ็กเกจได้เหมือนกัน',
      alone: 'รวมในราคานี้แล้ว',
      points: [
        { name: 'ค่าติดตั้ง', price: 'ไม่มี' },
        { name: 'อัปเดตตลอดอายุการใช้งาน', price: 'ฟรี' },
        { name: 'อบรมการใช้งาน', price: 'ฟรี' },
        { name: 'ย้ายข้อมูลเดิม', price: 'ฟรี' },
        { name: 'ค่าใช้จ่ายแฝง', price: 'ไม่มี' },
      ],
      sum: { name: 'รวมจ่ายเพิ่ม', price: '0 บาท' },
      guarantee: 'รับประกันความพอใจ 30 วัน',
    },
  },
  equipment: {
    title: ['อุปกรณ์เสริม', 'เลือกเท่าที่เคาน์เตอร์ต้องใช้'],
    note: 'ราคาต่อเครื่อง ยังไม่รวม VAT',
  },
  faq: { title: 'ถามก่อนเริ่มใช้', closing: 'ยังไม่เจอคำตอบ คุยกับผู้เชี่ยวชาญของเราได้เลย' },
};

/** Three selling points (spec §9, "All packages" and "FAQ facts"). */
const reasons: HomeContent['hero']['reasons'] = [
  { title: 'ย้ายข้อมูลเดิมให้ฟรี', detail: 'เสร็จใน 3–7 วันทำการ' },
  { title: 'รับประกันความพอใจ 30 วัน', detail: 'ทุกแพ็กเกจ' },
  { title: 'ข้อมูลอยู่ในประเทศไทย', detail: 'สำรองอัตโนมัติ 3\u00a0จุด' },
];

/** Makes the function that returns a section with its sentences in a language. */
export const sectionWith = (texts: SectionTexts) => (name: SectionName) =>
  ({ blockType: name, ...texts[name] }) as HomeContent['sections'][number];

/** Returns a section with its built-in sentences. */
export const builtInSection = sectionWith(sectionTexts);

/** The landing page as long as the office has published none. */
export const home: SiteFacts['home'] = {
  searchTitle: '{{name}} ระบบบริหารคลินิกออนไลน์ {{headline}}',
  searchDescription: 'ระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยา {{price}}',
  hero: { ...hero, reasons },
  closing: {
    title: ['เริ่มเป็น', 'คลินิกดิจิทัล', 'ตั้งแต่วันนี้'],
    lead: ['ฝากข้อมูลไว้', 'ทีมงานติดต่อกลับเพื่อ', 'สาธิตระบบให้ดูฟรี', 'หรือคุยกันเลยก็ได้'],
  },
  sections: sectionNames.map(builtInSection),
};
