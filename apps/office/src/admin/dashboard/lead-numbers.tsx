import { hoursInWords, type OpeningHours } from '@clinicdee/brand/opening-hours';
import Link from 'next/link';
import { elapsedAtWork } from '../../enquiries/elapsed.ts';
import { type Figures, WEEKS } from '../../enquiries/figures.ts';
import type { countWaiting } from '../../enquiries/recent.ts';
import { waitingStatuses } from '../../enquiries/statuses.ts';
import type { EnquiryCollection } from '../../enquiries/subject.ts';
import { anyCondition } from '../one-condition.ts';

type Waiting = Awaited<ReturnType<typeof countWaiting>>;

/** The period of the figures that have one. */
const PERIOD = 'ที่เข้ามาใน 7 วันล่าสุด รวมวันนี้';

interface Props {
  figures: Figures;
  /** The enquiries without contact, of any age. */
  leads: Waiting;
  registrations: Waiting;
}

/** The key figures for sales, each with its period. */
export function LeadNumbers({ figures: { fresh, contact }, leads, registrations }: Props) {
  return (
    <dl className="figure-row">
      <WaitingNumber collection="leads" label="ลูกค้าที่ยังไม่ได้ติดต่อ" waiting={leads} />
      <WaitingNumber
        collection="registrations"
        label="การลงทะเบียนที่ยังไม่ได้ติดต่อ"
        waiting={registrations}
      />
      <div>
        <dt>ลูกค้าใหม่</dt>
        <dd>{fresh}</dd>
        <dd className="figure-before">{PERIOD}</dd>
      </div>
      <div>
        <dt>โทรกลับเร็วแค่ไหน</dt>
        <dd className="figure-words">
          {contact.median === undefined ? 'ยังไม่มี' : elapsedAtWork(contact.median)}
        </dd>
        <dd className="figure-before">
          {PERIOD} เฉพาะเวลาทำการ
          {contact.waiting > 0 &&
            (contact.median === undefined
              ? ` ${contact.waiting} รายยังรออยู่`
              : ` รวม ${contact.waiting} รายที่ยังรออยู่`)}
        </dd>
      </div>
    </dl>
  );
}

interface WaitingProps {
  collection: EnquiryCollection;
  label: string;
  waiting: Waiting;
}

function WaitingNumber({ collection, label, waiting: { total, suspected } }: WaitingProps) {
  const condition = anyCondition('status', waitingStatuses);
  const query = new URLSearchParams(condition).toString();
  return (
    <div>
      <dt>
        <Link href={`/admin/collections/${collection}?${query}`}>{label}</Link>
      </dt>
      <dd>{total}</dd>
      <dd className="figure-before">
        ทั้งหมดที่ค้างอยู่ ไม่ว่าเข้ามาเมื่อไร{suspected > 0 && ` ในนี้ ${suspected} รายอาจเป็นสแปม`}
      </dd>
    </div>
  );
}

const day = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  dateStyle: 'medium',
  timeZone: 'Asia/Bangkok',
});

interface PeriodProps {
  figures: Figures;
  collection: EnquiryCollection;
}

/** Says what the charts below count, since when, and what they exclude. */
export function PeriodWords({ figures: { total, suspected, byWeek }, collection }: PeriodProps) {
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
