import { hoursInWords } from '@clinicdee/brand/opening-hours';
import Link from 'next/link';
import type { Payload, ServerProps } from 'payload';
import { may } from '../../access/rules.ts';
import { channelName } from '../../alerts/active-channels.ts';
import { failingChannels } from '../../alerts/channel-health.ts';
import { failingMessage } from '../../alerts/failure-message.ts';
import { elapsed } from '../../enquiries/elapsed.ts';
import { chartStart, type Figures, figures, groupingOf } from '../../enquiries/figures.ts';
import { countWaiting, enquiriesSince } from '../../enquiries/recent.ts';
import { waitingStatuses } from '../../enquiries/statuses.ts';
import type { EnquiryCollection } from '../../enquiries/subject.ts';
import { dayAndMonth } from '../../i18n/date-formats.ts';
import { openingHours } from '../../site-content/published.ts';
import { anyCondition } from '../one-condition.ts';
import { CountTable, FigureRow } from '../statistics/figures.tsx';
import { GroupTable, PeriodWords } from './group-table.tsx';

interface Props {
  payload: Payload;
  user: ServerProps['user'] | undefined;
  /** The query parameter of the grouping. */
  by: unknown;
}

/** The figures of sales, after warnings about channels that fail. */
export async function LeadFigures({ payload, user, by }: Props) {
  const grouping = groupingOf(by);
  const person = user ?? null;
  const [failing, recent, leads, registrations, hours] = await Promise.all([
    failingChannels(payload),
    enquiriesSince(payload, 'leads', chartStart()),
    countWaiting(payload, person, 'leads'),
    countWaiting(payload, person, 'registrations'),
    openingHours(payload),
  ]);
  const shown = figures(recent, grouping, hours);
  const { contact, fresh } = shown;
  return (
    <div className="figures">
      {failing.map((one) => (
        <p key={one.channel} className="office-warning" role="alert">
          การแจ้งเตือนทาง {channelName(one.channel)} {failingMessage(one)} ระหว่างนี้ดูลูกค้าใหม่ในระบบโดยตรง
          {may(user, 'test', 'alerts') && (
            <>
              {' '}
              แก้แล้ว<Link href="/admin/collections/alerts">ส่งทดสอบในหน้าการแจ้งเตือน</Link>
            </>
          )}
        </p>
      ))}
      <FigureRow
        figures={[
          waitingFigure('leads', 'ลูกค้าที่ยังไม่ได้ติดต่อ', leads),
          waitingFigure('registrations', 'การลงทะเบียนที่ยังไม่ได้ติดต่อ', registrations),
          { label: 'ลูกค้าใหม่', value: fresh, remark: PERIOD },
          {
            label: 'โทรกลับเร็วแค่ไหน',
            value: contact.median === undefined ? 'ยังไม่มี' : elapsed(contact.median, Infinity),
            isWords: true,
            remark: `${PERIOD} เฉพาะเวลาทำการ${stillWaiting(contact)}`,
          },
        ]}
      />
      <PeriodWords figures={shown} collection="leads" />
      <p className="office-small">
        ค่ากลางของเวลาจนติดต่อครั้งแรกนับจากลูกค้าที่เข้ามาใน 7 วันล่าสุด เฉพาะเวลาทำการ {hoursInWords(hours)}{' '}
        เว้นวันหยุดราชการ
        {hours.closedDays.length > 0 && 'และวันที่หยุดเพิ่ม'} “ยังติดต่อไม่ได้” ยังไม่นับว่าติดต่อ
        {contact.untimed > 0 && ` ไม่รวม ${contact.untimed} รายที่ปิดไปโดยไม่มีเวลาติดต่อ`}
      </p>
      <div className="chart-row">
        <GroupTable
          payload={payload}
          by={grouping}
          figures={shown}
          collection="leads"
          path="/admin"
        />
        <div className="office-card">
          <CountTable
            caption="ลูกค้าใหม่รายสัปดาห์ (จันทร์–อาทิตย์)"
            head={['สัปดาห์ที่เริ่ม', 'จำนวน']}
            rows={shown.byWeek.toReversed().map(({ start, count }) => ({
              key: start.toISOString(),
              label: dayAndMonth.format(start),
              size: count,
              cells: [count],
            }))}
          />
        </div>
      </div>
    </div>
  );
}

/** The period of the figures that have one. */
const PERIOD = 'ที่เข้ามาใน 7 วันล่าสุด รวมวันนี้';

/** The enquiries without contact, of any age, with a link to them. */
function waitingFigure(
  collection: EnquiryCollection,
  label: string,
  { total, suspected }: Awaited<ReturnType<typeof countWaiting>>,
) {
  const query = new URLSearchParams(anyCondition('status', waitingStatuses)).toString();
  const spam = suspected > 0 ? ` ในนี้ ${suspected} รายอาจเป็นสแปม` : '';
  return {
    label: <Link href={`/admin/collections/${collection}?${query}`}>{label}</Link>,
    value: total,
    remark: `ทั้งหมดที่ค้างอยู่ ไม่ว่าเข้ามาเมื่อไร${spam}`,
  };
}

function stillWaiting({ median, waiting }: Figures['contact']): string {
  if (waiting === 0) return '';
  return median === undefined ? ` ${waiting} รายยังรออยู่` : ` รวม ${waiting} รายที่ยังรออยู่`;
}
