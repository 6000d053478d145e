import Link from 'next/link';
import { elapsedAtWork } from '../../enquiries/elapsed.ts';
import type { Figures } from '../../enquiries/figures.ts';
import type { countWaiting } from '../../enquiries/recent.ts';
import { waitingStatuses } from '../../enquiries/statuses.ts';
import { anyCondition } from '../one-condition.ts';
import type { EnquiryCollection } from '../../enquiries/subject.ts';

type Waiting = Awaited<ReturnType<typeof countWaiting>>;

interface Props {
  figures: Figures;
  /** Who waits, however long ago they came. */
  leads: Waiting;
  registrations: Waiting;
}

/** The figures that sales begin the day with, each with what it is about. */
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
        <dt>ลูกค้าใหม่ 7 วันนี้</dt>
        <dd>{fresh}</dd>
        <dd className="figure-before">รวมวันนี้</dd>
      </div>
      <div>
        <dt>ติดต่อครั้งแรกภายใน (ค่ากลาง)</dt>
        <dd className="figure-words">
          {contact.median === undefined ? '–' : elapsedAtWork(contact.median)}
        </dd>
        <dd className="figure-before">
          นับเฉพาะเวลาทำการ
          {contact.waiting > 0 && ` รวม ${contact.waiting} รายที่ยังรออยู่`}
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
        ทั้งหมดที่ค้างอยู่{suspected > 0 && ` ในนี้ ${suspected} รายอาจเป็นสแปม`}
      </dd>
    </div>
  );
}
