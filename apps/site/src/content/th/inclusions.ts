import { z } from 'zod';
import { defineContent, text } from '../define.ts';

const schema = z.object({ title: text, points: z.array(text).length(6) });

/** What every package includes (spec §9, "All packages"). */
export const inclusions = defineContent('inclusions', schema, {
  title: 'ทุกแพ็กเกจได้เหมือนกัน',
  points: [
    'ไม่มีค่าติดตั้ง',
    'อัปเดตฟรีตลอดอายุการใช้งาน',
    'อบรมการใช้งานฟรี',
    'ย้ายข้อมูลเดิมให้ฟรี',
    'รับประกันความพอใจ 30 วัน',
    'ไม่มีค่าใช้จ่ายแฝง',
  ],
});
