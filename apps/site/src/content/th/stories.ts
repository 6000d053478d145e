import { z } from 'zod';
import { defineContent, isSample, text } from '../define.ts';

const story = z.object({ isSample, quote: text, name: text, clinic: text });

const schema = z.object({
  title: text,
  /** Stands under every story that is a sample. */
  sampleLabel: text,
  lead: story,
  more: z.array(story).length(2),
});

/** Clinics in their own words. */
export const stories = defineContent('stories', schema, {
  title: 'เรื่องเล่าจากคลินิก',
  sampleLabel: 'เรื่องตัวอย่าง',
  lead: {
    isSample: true,
    quote:
      'เมื่อก่อนสี่ทุ่มยังนั่งกระทบยอดสามสาขา ตอนนี้เปิดมือถือดูระหว่างทางกลับบ้าน ยอดครบ ค่าแพทย์ครบ ไม่ต้องโทรถามใคร',
    name: 'พญ.ณัฐริกา วัฒนกุล',
    clinic: 'เจ้าของอารีย์สกินคลินิก · 3 สาขา',
  },
  more: [
    {
      isSample: true,
      quote: 'ผู้ปกครองยื่นบัตร เสียบแล้วชื่อขึ้นครบ ไม่ต้องถามซ้ำ เช้าวันเสาร์คิวไม่ยาวออกไปหน้าร้านแล้ว',
      name: 'คุณอรทัย บุญช่วย',
      clinic: 'ผู้จัดการบ้านหมอเด็กบางนา · 1 สาขา',
    },
    {
      isSample: true,
      quote: 'ยาตัวไหนใกล้หมดอายุ ระบบเตือนก่อน เราหยิบล็อตเก่ามาใช้ทัน และสั่งเพิ่มเท่าที่ต้องใช้จริง',
      name: 'ทพ.ธนกร ศรีสวน',
      clinic: 'เจ้าของทันตกรรมยิ้มสวน · 2 สาขา',
    },
  ],
});
