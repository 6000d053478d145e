import { isSampleVendor } from '@clinicdee/brand/vendor';
import type { ClinicMarkName } from './clinics.ts';

interface Story {
  isSample: boolean;
  quote: string;
  name: string;
  mark: ClinicMarkName;
  clinic: string;
}

const told: Story[] = [
  {
    isSample: true,
    quote:
      'เมื่อก่อนสี่ทุ่มยังนั่งกระทบยอดสามสาขา ตอนนี้เปิดมือถือดูระหว่างทางกลับบ้าน ยอดครบ ค่าแพทย์ครบ ไม่ต้องโทรถามใคร',
    name: 'พญ.ณัฐริกา วัฒนกุล',
    mark: 'leaf',
    clinic: 'เจ้าของอารีย์สกินคลินิก · 3 สาขา',
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

/** Clinics in their own words. */
export const stories = {
  title: 'เรื่องเล่าจากคลินิก',
  /** Stands under every story that is a sample. */
  sampleLabel: 'เรื่องตัวอย่าง',
  /** Outside the sample brand nobody says what nobody has said. */
  told: told.filter(({ isSample }) => isSampleVendor || !isSample),
};
