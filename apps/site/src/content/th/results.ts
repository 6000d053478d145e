/** What clinics gained (spec §1, "Claimed results"). */
export const results = {
  title: ['สิ่งที่เปลี่ยนไป', 'หลังใช้ระบบ'],
  /** The figure set largest. */
  lead: { value: 4, unit: 'ชั่วโมงต่อวัน', label: 'เวลางานธุรการที่ประหยัดได้' },
  /** The other four, in percent. */
  figures: [
    { label: 'งานซ้ำซ้อนลดลง', percent: 30 },
    { label: 'ความผิดพลาดจากคนลดลง', percent: 95 },
    { label: 'รายได้เพิ่มขึ้น', percent: 25 },
    { label: 'ข้อร้องเรียนลดลง', percent: 80 },
  ],
};
