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

/** Says what the charts below count, since when, and what not. */
export function PeriodWords({ figures: { total, suspected, byWeek }, collection }: Props) {
  const start = byWeek[0]?.start;
  const isLeads = collection === 'leads';
  return (
    <p className="office-small">
      {isLeads ? 'ลูกค้าที่สนใจ' : 'การลงทะเบียน'} {total} รายที่ได้รับตั้งแต่วันจันทร์ที่{' '}
      {start && day.format(start)} ({WEEKS} สัปดาห์ รวมสัปดาห์นี้) ไม่นับ{isLeads && 'การลงทะเบียน '}สแปม
      {suspected > 0 && ` และอีก ${suspected} รายที่อาจเป็นสแปมและยังไม่มีใครตรวจ`}
    </p>
  );
}
