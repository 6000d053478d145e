import Link from 'next/link';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/role.ts';
import { failingChannels } from '../../alerts/channel-health.ts';
import { channels, labelOf } from '../../alerts/channels.ts';
import { elapsed } from '../../enquiries/elapsed.ts';
import { figures, WEEKS } from '../../enquiries/figures.ts';
import { SourceChart, WeekChart } from './charts.tsx';

const WEEK = 7 * 24 * 60 * 60_000;
const NEW_LEADS = '/admin/collections/leads?where[or][0][and][0][status][equals]=new';

/** The first page: what needs doing, and how the leads come in. */
export async function Dashboard({ payload, user }: ServerProps) {
  if (user?.mustChangePassword) return <ChangePassword />;
  if (!hasRole(user, ['admin', 'sales'])) return null;
  const [failing, recent] = await Promise.all([
    failingChannels(payload),
    payload.find({
      collection: 'leads',
      where: { createdAt: { greater_than: new Date(Date.now() - WEEKS * WEEK).toISOString() } },
      select: { createdAt: true, firstContactedAt: true, status: true, source: true },
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: user ?? null,
    }),
  ]);
  const shown = figures(recent.docs);
  return (
    <div className="figures">
      {failing.map((channel) => (
        <p key={channel} className="office-warning" role="alert">
          การแจ้งเตือนทาง {labelOf(channels, channel)} ส่งไม่สำเร็จหลายครั้งติดกัน ตรวจการตั้งค่าของช่องทางนี้
          และดูลูกค้าใหม่ในระบบโดยตรง
        </p>
      ))}
      <dl className="figure-row">
        <div>
          <dt>ลูกค้าใหม่ 7 วันนี้</dt>
          <dd>{shown.fresh}</dd>
        </div>
        <div>
          <dt>
            <Link href={NEW_LEADS}>ยังไม่ได้ติดต่อ</Link>
          </dt>
          <dd>{shown.unanswered}</dd>
        </div>
        <div>
          <dt>ติดต่อครั้งแรกภายใน (ค่ากลาง)</dt>
          <dd className="figure-words">
            {shown.medianToContact === undefined ? '–' : elapsed(shown.medianToContact)}
          </dd>
        </div>
      </dl>
      <div className="chart-row">
        <SourceChart rows={shown.bySource} />
        <WeekChart weeks={shown.byWeek} />
      </div>
    </div>
  );
}

function ChangePassword() {
  return (
    <p className="office-warning" role="alert">
      คุณใช้รหัสผ่านชั่วคราวอยู่ <Link href="/admin/account">ตั้งรหัสผ่านใหม่ในหน้าบัญชี</Link> ก่อนเริ่มใช้งาน
    </p>
  );
}
