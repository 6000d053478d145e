import type { SiteFacts } from '@clinicdee/protocol/site-content';

/*
 * Clinics that use the product, and their quotes. Validation: `packages/protocol/src/site-content/stories.ts`.
 * Entries without evidence are shown for the sample brand only.
 */

interface Sample {
  isSample?: boolean | undefined;
}
type Clinic = SiteFacts['stories']['clinics'][number] & Sample;
type Story = SiteFacts['stories']['stories'][number] & Sample;

/** Trusted clinics (spec §2). */
export const clinics: Clinic[] = [
  { isSample: true, name: 'อรุณสกินคลินิก', mark: 'leaf' },
  { isSample: true, name: 'บ้านหมอเด็กบางนา', mark: 'smile' },
  { isSample: true, name: 'ทันตกรรมยิ้มสวน', mark: 'tooth' },
  { isSample: true, name: 'เวชกรรมสุขใจ', mark: 'heart' },
  { isSample: true, name: 'ล้านนากายภาพ', mark: 'hill' },
  { isSample: true, name: 'ตาใสจักษุคลินิก', mark: 'eye' },
  { isSample: true, name: 'หมอแพรแพทย์แผนไทย', mark: 'sprout' },
  { isSample: true, name: 'รักษ์สัตว์ริมน้ำ', mark: 'paw' },
];

/** Quotes of clinics. */
export const stories: Story[] = [
  {
    isSample: true,
    quote:
      'เมื่อก่อนสี่ทุ่มยังนั่งกระทบยอดสามสาขา ตอนนี้เปิดมือถือดูระหว่างทางกลับบ้าน ยอดครบ ค่าแพทย์ครบ ไม่ต้องโทรถามใคร',
    name: 'พญ.ณัฐริกา วัฒนกุล',
    mark: 'leaf',
    clinic: 'เจ้าของอรุณสกินคลินิก · 3 สาขา',
  },
  {
    isSample: true,
    quote: 'ผู้ปกครองยื่นบัตร เสียบแล้วชื่อขึ้นครบ ไม่ต้องถามซ้ำ เช้าวันเสาร์คิวไม่ยาวออกไปหน้าร้านแล้ว',
    name: 'คุณอรทัย บุญช่วย',
    mark: 'smile',
    clinic: 'ผู้จัดการบ้านหมอเด็กบางนา · 1 สาขา',
  },
  {
    isSample: true,
    quote: 'ยาตัวไหนใกล้หมดอายุ ระบบเตือนก่อน เราหยิบล็อตเก่ามาใช้ทัน และสั่งเพิ่มเท่าที่ต้องใช้จริง',
    name: 'ทพ.ธนกร ศรีสวน',
    mark: 'tooth',
    clinic: 'เจ้าของทันตกรรมยิ้มสวน · 2 สาขา',
  },
];
