import { claims } from './claims.ts';

interface Figure {
  label: string;
  percent: number;
  /** How it was measured, and when: a figure that can say so stands larger than the others. */
  source?: string;
}

const figures: Figure[] = [
  { label: 'ประหยัดเวลาทำงาน', percent: claims.timeSaved },
  { label: 'ประสิทธิภาพการทำงาน', percent: claims.efficiency },
  { label: 'งานซ้ำซ้อนลดลง', percent: 30 },
  { label: 'ความผิดพลาดจากคนลดลง', percent: 95 },
  { label: 'รายได้เพิ่มขึ้น', percent: 25 },
  { label: 'ข้อร้องเรียนลดลง', percent: 80 },
];

/** What clinics gained (spec §1, "Claimed results" and two of the marketing claims). */
export const results = {
  title: ['สิ่งที่เปลี่ยนไป', 'หลังใช้ระบบ'],
  /** The figure set largest, drawn on a working day of so many hours. */
  lead: { value: 4, of: 8, unit: 'ชั่วโมงต่อวัน', label: 'เวลางานธุรการที่ประหยัดได้' },
  figures,
};
