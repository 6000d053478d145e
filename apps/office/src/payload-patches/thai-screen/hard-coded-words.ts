/** English texts hard-coded in Payload and its dependencies, which `translations` cannot replace. */
const words = new Map([
  ['Add', 'ตั้งเป็น'],
  ['Add block', 'เพิ่มส่วน'],
  ['Add Column', 'เพิ่มคอลัมน์'],
  ['Add Row', 'เพิ่มแถว'],
  ['Choose Date', 'เลือกวันที่'],
  ['Choose Date and Time', 'เลือกวันและเวลา'],
  ['Close toast', 'ปิดข้อความ'],
  ['Collapse', 'ย่อหรือขยาย'],
  ['Columns', 'จำนวนคอลัมน์'],
  ['Create Table', 'เพิ่มตาราง'],
  ['Delete column', 'ลบคอลัมน์'],
  ['Delete row', 'ลบแถว'],
  ['Delete table', 'ลบตาราง'],
  ['Drag to move', 'ลากเพื่อย้าย'],
  ['Edit link', 'แก้ไขลิงก์'],
  ['Insert', 'แทรก'],
  ['Insert Paragraph', 'เพิ่มย่อหน้า'],
  ['MIME Type', 'ชนิดไฟล์'],
  ['Merge cells', 'รวมช่อง'],
  ['Next Month', 'เดือนถัดไป'],
  ['Notifications alt+T', 'ข้อความแจ้ง alt+T'],
  ['Original', 'ต้นฉบับ'],
  ['Prefix', 'โฟลเดอร์ในที่เก็บไฟล์'],
  ['Previous Month', 'เดือนก่อนหน้า'],
  ['Remove', 'ยกเลิก'],
  ['Remove link', 'ลบลิงก์'],
  ['Responsive', 'พอดีหน้าจอ'],
  ['Rows', 'จำนวนแถว'],
  ['Table', 'ตาราง'],
  ['Thumbnail URL', 'ที่อยู่ภาพย่อ'],
  ['Time', 'เวลา'],
  ['Toggle First Column Freeze', 'ตรึงคอลัมน์แรก'],
  ['Toggle Row Striping', 'สลับสีแถว'],
  ['Unmerge cells', 'แยกช่อง'],
  ['_object Key', 'ชื่อในที่เก็บไฟล์'],
  ['above', 'ด้านบน'],
  ['add dropdown', 'เพิ่มภาพ ตาราง เส้นคั่น'],
  ['below', 'ด้านล่าง'],
  ['card', 'การ์ด'],
  ['column', 'คอลัมน์'],
  ['column header', 'หัวคอลัมน์'],
  ['edit-upload', 'ครอบตัดและเลือกจุดสนใจ'],
  ['large', 'ในบทความ'],
  ['left', 'ทางซ้าย'],
  ['right', 'ทางขวา'],
  ['row', 'แถว'],
  ['row header', 'หัวแถว'],
  ['share', 'เมื่อแชร์ลิงก์'],
  ['text dropdown', 'รูปแบบย่อหน้า'],
]);

const patterns: readonly (readonly [RegExp, string])[] = [
  [/^Choose (วัน.+)$/, 'เลือก$1'],
  [/^Not available (วัน.+)$/, 'เลือกไม่ได้ $1'],
  [/^Month ([ก-๙]+), \d{4}$/, 'เดือน$1'],
  [/^Selected date: /, 'เลือกแล้ว '],
  [/^(\d+) rows$/, '$1 แถว'],
  [/^(\d+) columns$/, '$1 คอลัมน์'],
  [/^Use the arrow keys to move the crop selection area$/, 'ใช้ปุ่มลูกศรย้ายกรอบ'],
  [/^Use the .+ drag handle to change the crop selection area$/, 'ใช้ปุ่มลูกศรปรับขอบของกรอบ'],
];

/** The replaced texts; the contract test checks that Payload still contains them. */
export const hardCodedWords = [...words.keys()];

/** Returns the Thai for a hard-coded English text; undefined for any other text. */
export function thaiFor(text: string): string | undefined {
  const thai = words.get(text.trim());
  if (thai) return thai;
  const match = patterns.find(([pattern]) => pattern.test(text));
  return match && text.replace(match[0], match[1]);
}
