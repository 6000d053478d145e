import { z } from 'zod';
import { brand } from './brand.ts';
import { defineContent, isSample, phrases, text } from '../define.ts';

const schema = z.object({
  title: phrases,
  lead: phrases,
  phone: text,
  line: text,
  map: z.object({
    /** The drawn street plan shows the sample address. */
    isSample,
    open: text,
    frameTitle: text,
    station: text,
    lane: text,
    road: text,
    floor: text,
  }),
});

/** The invitation beside the lead form (spec §2, "Contact footer"). */
export const contact = defineContent('contact', schema, {
  title: ['เริ่มเป็น', 'คลินิกดิจิทัล', 'ตั้งแต่วันนี้'],
  lead: ['ฝากข้อมูลไว้', 'ทีมงานติดต่อกลับเพื่อ', 'สาธิตระบบให้ดูฟรี', 'หรือคุยกันเลยก็ได้'],
  phone: 'ขอทดลองใช้ฟรี',
  line: 'คุยกับทีมงานทาง LINE',
  map: {
    isSample: true,
    open: 'เปิดแผนที่จริง',
    frameTitle: `แผนที่สำนักงาน ${brand.name}`,
    station: 'BTS อารีย์',
    lane: 'ซอยอารีย์ 1',
    road: 'ถนนพหลโยธิน',
    floor: 'ชั้น 8',
  },
});
