import { hoursInWords, type OpeningHours } from '@clinicdee/brand/opening-hours';
import { type Figures, WEEKS } from '../../enquiries/figures.ts';
import type { EnquiryCollection } from '../../enquiries/subject.ts';

const day = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  dateStyle: 'medium',
  timeZone: 'Asia/Bangkok',
});

interface Props {
  figures: Figures;
  collection: EnquiryCollection;
}

/** Says what the charts below count, since when, and what they exclude. */
export function PeriodWords({ figures: { total, suspected, byWeek }, collection }: Props) {
  const start = byWeek[0]?.start;
  const isLeads = collection === 'leads';
  return (
    <p className="office-small">
      {isLeads ? 'ลูกค้าที่สนใจ' : 'การลงทะเบียน'} {total} รายที่ได้รับตั้งแต่วันจันทร์ที่{' '}
      {start && day.format(start)} ({WEEKS} สัปดาห์ รวมสัปดาห์นี้) ไม่นับ{isLeads && 'การลงทะเบียนและ'}สแปม
      {suspected > 0 && ` และอีก ${suspected} รายที่อาจเป็นสแปมและยังไม่มีใครตรวจ`}
    </p>
  );
}

interface ContactProps extends Pick<Figures, 'contact'> {
  hours: OpeningHours;
}

/** Says which leads and hours the median of the response time includes. */
export function ContactWords({ contact: { untimed }, hours }: ContactProps) {
  return (
    <p className="office-small">
      ค่ากลางของเวลาจนติดต่อครั้งแรกนับจากลูกค้าที่เข้ามาใน 7 วันล่าสุด เฉพาะเวลาทำการ {hoursInWords(hours)}{' '}
      เว้นวันหยุดราชการ
      {hours.closedDays.length > 0 && 'และวันที่หยุดเพิ่ม'} “ยังติดต่อไม่ได้” ยังไม่นับว่าติดต่อ
      {untimed > 0 && ` ไม่รวม ${untimed} รายที่ปิดไปโดยไม่มีเวลาติดต่อ`}
    </p>
  );
}
