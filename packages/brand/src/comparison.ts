import type { SiteFacts } from '@clinicdee/protocol/site-content';

type Group = SiteFacts['packages']['comparison'][number];
type Row = Group['rows'][number] & { isSample?: boolean | undefined };

/**
 * Every feature and limit by package (spec §9 and §6). The everyday features of Mini are inferred from
 * spec §1 and marked as sample until the vendor confirms them.
 */
export const comparison: { title: string; rows: Row[] }[] = [
  {
    title: 'ขนาดและการดูแล',
    rows: [
      { label: 'ผู้ใช้งาน', limit: 'users' },
      { label: 'พื้นที่เก็บข้อมูล', limit: 'storage' },
      { label: 'ทีมดูแล', limit: 'support' },
    ],
  },
  {
    title: 'งานประจำวัน',
    rows: [
      { label: 'เวชระเบียน สแกนบัตรประชาชน', from: 'mini', isSample: true },
      { label: 'นัดหมายและคิว', from: 'mini', isSample: true },
      { label: 'การเงินและใบเสร็จ', from: 'mini', isSample: true },
      { label: 'คลังยาและเวชภัณฑ์', from: 'mini', isSample: true },
      {
        label: 'แยกสิทธิ์ผู้ใช้ตามหน้าที่',
        from: 'mini',
        tip: 'เจ้าของ แพทย์ และหน้าร้าน เห็นและแก้ได้เฉพาะส่วนของตน',
      },
    ],
  },
  {
    title: 'คนไข้และการรักษา',
    rows: [
      { label: 'ภาพก่อน–หลัง', from: 'more' },
      { label: 'แผนการรักษา', from: 'more', tip: 'วางการรักษาหลายครั้งไว้ล่วงหน้า แล้วดูว่าทำถึงขั้นใด' },
      { label: 'คอร์ส', from: 'more', tip: 'ขายเป็นชุดหลายครั้ง แล้วตัดยอดเมื่อคนไข้มาใช้' },
      { label: 'Recall ติดตามคนไข้', from: 'more', tip: 'เตือนให้คนไข้กลับมาตามรอบ' },
      { label: 'Doctor note', from: 'ultimate', tip: 'บันทึกของแพทย์ในห้องตรวจ' },
      { label: 'แล็บ', from: 'ultimate' },
      { label: 'X-ray', from: 'ultimate' },
    ],
  },
  {
    title: 'การเงิน',
    rows: [
      { label: 'รายรับ–รายจ่าย', from: 'more' },
      { label: 'ค่าใช้จ่ายแพทย์', from: 'more' },
      { label: 'มัดจำและจ่ายล่วงหน้า', from: 'ultimate', tip: 'รับเงินก่อนวันรักษา แล้วหักออกเมื่อชำระจริง' },
      { label: 'แบ่งชำระ', from: 'ultimate', tip: 'จ่ายบิลเดียวเป็นหลายงวดหรือหลายวิธี' },
    ],
  },
  {
    title: 'นัดหมายและการตลาด',
    rows: [
      { label: 'จองคิวผ่านมือถือ', from: 'ultimate' },
      { label: 'แจ้งเตือนนัดทางแอปและอีเมล', from: 'ultimate' },
      { label: 'ตั้งกฎการแจ้งเตือน', from: 'ultimate', tip: 'กำหนดเองว่าจะแจ้งเรื่องใด แก่ใคร และเมื่อใด' },
      { label: 'โปรโมชัน', from: 'ultimate' },
      { label: 'รายงานการตลาด', from: 'ultimate' },
    ],
  },
  {
    title: 'บริหารคลินิก',
    rows: [
      { label: 'หลายสาขา', from: 'more' },
      { label: 'บันทึกข้อมูลย้อนหลัง', from: 'more', tip: 'ลงรายการของวันที่ผ่านมาแล้วได้' },
      { label: 'แดชบอร์ด', from: 'ultimate' },
      { label: 'อนุมัติเอกสารและราคา', from: 'ultimate' },
      { label: 'วัสดุสิ้นเปลือง', from: 'ultimate' },
    ],
  },
];
