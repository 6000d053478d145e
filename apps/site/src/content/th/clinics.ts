import { isSampleVendor } from '@clinicdee/brand/vendor';
import { claims } from './claims.ts';

/** Which small mark stands before a clinic's name. */
export type ClinicMarkName =
  'leaf' | 'smile' | 'tooth' | 'heart' | 'hill' | 'eye' | 'sprout' | 'paw';

interface Clinic {
  isSample: boolean;
  name: string;
  mark: ClinicMarkName;
}

const names: Clinic[] = [
  { isSample: true, name: 'อารีย์สกินคลินิก', mark: 'leaf' },
  { isSample: true, name: 'บ้านหมอเด็กบางนา', mark: 'smile' },
  { isSample: true, name: 'ทันตกรรมยิ้มสวน', mark: 'tooth' },
  { isSample: true, name: 'เวชกรรมสุขใจ', mark: 'heart' },
  { isSample: true, name: 'ล้านนากายภาพ', mark: 'hill' },
  { isSample: true, name: 'ตาใสจักษุคลินิก', mark: 'eye' },
  { isSample: true, name: 'หมอแพรแพทย์แผนไทย', mark: 'sprout' },
  { isSample: true, name: 'รักษ์สัตว์ริมน้ำ', mark: 'paw' },
];

interface Figure {
  label: string;
  value: string;
  sign?: string;
}

const stats: Figure[] = [
  { label: 'คลินิกเลือกใช้', value: String(claims.clinics), sign: '+' },
  { label: 'พร้อมให้ใช้งาน', value: claims.availability },
  { label: 'ความเสถียร', value: String(claims.stability), sign: '%' },
];

/** Eight clinics and three figures (spec §2, trusted clinics). */
export const clinics = {
  title: ['คลินิกที่เปิดประตู', 'ทุกเช้าไปกับเรา'],
  stats,
  /** Outside the sample brand nobody is named who is invented. */
  names: names.filter(({ isSample }) => isSampleVendor || !isSample),
};
