import { Fragment } from 'react';

/**
 * Compounds that a browser's Thai dictionary would break in two (มือ|ถือ, นัด|หมาย). Add a word when
 * a screenshot shows it cut.
 */
const unbroken = [
  'เคาน์เตอร์',
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
];
const pattern = new RegExp(`(${unbroken.join('|')})`);

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
