import { z } from 'zod';
import { defineContent, phrases, text } from '../define.ts';

const schema = z.object({
  title: phrases,
  /** The figure set largest. */
  lead: z.object({ value: z.int(), unit: text, label: text }),
  /** The other four, in percent. */
  figures: z.array(z.object({ label: text, percent: z.int().min(0).max(100) })).length(4),
});

/** What clinics gained (spec §1, "Claimed results"). */
export const results = defineContent('results', schema, {
  title: ['สิ่งที่เปลี่ยนไป', 'หลังใช้ระบบ'],
  lead: { value: 4, unit: 'ชั่วโมงต่อวัน', label: 'เวลางานธุรการที่ประหยัดได้' },
  figures: [
    { label: 'งานซ้ำซ้อนลดลง', percent: 30 },
    { label: 'ความผิดพลาดจากคนลดลง', percent: 95 },
    { label: 'รายได้เพิ่มขึ้น', percent: 25 },
    { label: 'ข้อร้องเรียนลดลง', percent: 80 },
  ],
});
