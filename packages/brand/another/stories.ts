import type { clinics as allClinics, stories as allStories } from '../src/stories.ts';

export const clinics: typeof allClinics = [
  { name: 'ดอยคำคลินิก', mark: 'hill', evidence: 'อีเมลจาก นพ.สมชาย 3 ก.พ. 2569' },
  { name: 'แม่ริมทันตกรรม', mark: 'tooth', evidence: 'สัญญาข้อ 9' },
  { name: 'ยังไม่มีหลักฐาน', mark: 'leaf' },
];

export const stories: typeof allStories = [
  {
    quote: 'ปิดร้านแล้วยอดครบทุกวัน ไม่ต้องนั่งนับใหม่',
    name: 'นพ.สมชาย ดอยคำ',
    mark: 'hill',
    clinic: 'เจ้าของดอยคำคลินิก · 1 สาขา',
    evidence: 'อีเมล 3 ก.พ. 2569',
  },
];
