import { Fragment } from 'react';

/**
 * Compounds that a browser's Thai dictionary would break in two (มือ|ถือ, นัด|หมาย). Add a word when
 * a screenshot shows it cut.
 */
const unbroken = [
  'เคาน์เตอร์',
  'เดสก์ท็อป',
  'เวชภัณฑ์',
  'ย้อนหลัง',
  'รายปี',
  'ลดลง',
  'ใบเสร็จ',
  'วันทำการ',
  'ล่วงหน้า',
  'สติกเกอร์',
  'หน้าร้าน',
  'เวชระเบียน',
  'ค่าใช้จ่าย',
  'ค่าแพทย์',
  'คนไข้',
  'คลังยา',
  'ขั้นตอน',
  'เว็บไซต์',
  'แพ็กเกจ',
  'ผู้เชี่ยวชาญ',
  'มือถือ',
  'เรียลไทม์',
  'ลายเซ็น',
  'วันนั้น',
  'นัดหมาย',
  'ห้องตรวจ',
  'หมดอายุ',
  'ใกล้หมด',
  'ใบสั่งซื้อ',
  'เชื่อมต่อ',
  'เบอร์โทร',
  'รายจ่าย',
  'ตรวจสอบ',
  'ช่องว่าง',
  'ครั้งเดียว',
  'ที่เดียว',
  'หน้าจอ',
  'การเงิน',
  'ปิดยอด',
  'แผนไทย',
  'สิ้นเดือน',
  'โดยเร็ว',
];
/** The same for the words of the legal pages. */
const unbrokenInLaw = [
  'เก็บรวบรวม',
  'เกี่ยวกับ',
  'ข้อกำหนด',
  'ข้อตกลง',
  'ข้อเสนอ',
  'ข้อมูล',
  'ขัดแย้ง',
  'คณะกรรมการ',
  'คลินิกดี',
  'คำขอ',
  'เครือข่าย',
  'เครื่องแม่ข่าย',
  'เจ้าหน้าที่',
  'ชำระเงิน',
  'เช่นเดียวกับ',
  'ดังกล่าว',
  'ดังต่อไปนี้',
  'ตัดสินใจ',
  'ต่อไปนี้',
  'ต่อเนื่อง',
  'ติดต่อกลับ',
  'ถูกต้อง',
  'ทันตกรรม',
  'ทีมงาน',
  'ที่ปรึกษา',
  'บุคคลภายนอก',
  'แบบฟอร์ม',
  'ใบเสนอราคา',
  'ประมวลผล',
  'เปิดเผย',
  'ผู้ควบคุม',
  'ผู้ตัดสินใจ',
  'ผู้บริโภค',
  'ผู้ประมวลผล',
  'ผู้ประสานงาน',
  'ผู้ป่วย',
  'ผู้เข้าชม',
  'ผู้เยาว์',
  'ผู้ใช้',
  'ผู้ใช้งาน',
  'ผู้อื่น',
  'พระราชบัญญัติ',
  'เพราะเหตุใด',
  'รหัสผ่าน',
  'ระยะเวลา',
  'รับผิด',
  'เรียกร้อง',
  'ลองใหม่',
  'สิ้นสุด',
  'เลขอ้างอิง',
  'ส่วนบุคคล',
  'หน่วยงาน',
  'หลักเกณฑ์',
  'เหมาะสม',
  'ให้บริการ',
];
/** The longest first: ผู้ใช้งาน before ผู้ใช้. */
/** Browsers also break a phone number at its hyphens. */
const phoneNumber = '0\\d{1,2}-\\d{3}-\\d{4}';

const longestFirst = [...unbroken, ...unbrokenInLaw].sort((a, b) => b.length - a.length);
const pattern = new RegExp(`(${[phoneNumber, ...longestFirst].join('|')})`);

/**
 * Thai text as it should break: compounds stay whole, and ๆ keeps to the word before it.
 * The one place where visible sentences pass through.
 */
export function Thai({ children }: { children: string }) {
  const parts = children.replace(/ ?ๆ/g, '\u00a0ๆ').split(pattern);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span className="keep" key={index}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** A headline in phrases: a line breaks between them, never inside one. */
export function Phrases({ of }: { of: readonly string[] }) {
  return of.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      <span className="phrase">
        <Thai>{phrase}</Thai>
      </span>
    </Fragment>
  ));
}
