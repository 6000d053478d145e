import { z } from 'zod';
import { claims } from './claims.ts';
import { defineContent, isSample, phrases, text } from '../define.ts';

const clinicMark = z.enum(['leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw']);

/** Which small mark stands before a clinic's name. */
export type ClinicMarkName = z.output<typeof clinicMark>;

const schema = z.object({
  title: phrases,
  stats: z.array(z.object({ label: text, value: text, sign: text.optional() })).length(3),
  names: z.array(z.object({ isSample, name: text, mark: clinicMark })).length(8),
});

/** Eight clinics and three figures (spec §2, trusted clinics). */
export const clinics = defineContent('clinics', schema, {
  title: ['คลินิกที่เปิดประตู', 'ทุกเช้าไปกับเรา'],
  stats: [
    { label: 'คลินิกเลือกใช้', value: String(claims.clinics), sign: '+' },
    { label: 'ระบบพร้อมให้ใช้งาน', value: claims.availability },
    { label: 'ความเสถียรของระบบ', value: String(claims.stability), sign: '%' },
  ],
  names: [
    { isSample: true, name: 'อารีย์สกินคลินิก', mark: 'leaf' },
    { isSample: true, name: 'บ้านหมอเด็กบางนา', mark: 'smile' },
    { isSample: true, name: 'ทันตกรรมยิ้มสวน', mark: 'tooth' },
    { isSample: true, name: 'เวชกรรมสุขใจ', mark: 'heart' },
    { isSample: true, name: 'ล้านนากายภาพ', mark: 'hill' },
    { isSample: true, name: 'ตาใสจักษุคลินิก', mark: 'eye' },
    { isSample: true, name: 'หมอแพรแพทย์แผนไทย', mark: 'sprout' },
    { isSample: true, name: 'รักษ์สัตว์ริมน้ำ', mark: 'paw' },
  ],
});
