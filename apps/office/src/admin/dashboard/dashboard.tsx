import Link from 'next/link';
import type { Payload, ServerProps } from 'payload';
import { Suspense } from 'react';
import { hasRole, may } from '../../access/rules.ts';
import { channelName } from '../../alerts/active-channels.ts';
import { failingChannels } from '../../alerts/channel-health.ts';
import { failureLabels, failureMessage } from '../../alerts/failure-message.ts';
import { figures, groupingOf } from '../../enquiries/figures.ts';
import { countWaiting, recentEnquiries } from '../../enquiries/recent.ts';
import { openingHours } from '../../site-content/published.ts';
import { DeadLinks } from '../links/dead-links.tsx';
import { SiteSummary } from '../statistics/summary.tsx';
import { GroupChart, WeekChart } from './charts.tsx';
import { DueCalls, DueRequests, OverdueClaims, OwedHolidays } from './due-work.tsx';
import { Health } from './health.tsx';
import { LaunchList } from './launch-list.tsx';
import { ContactWords, LeadNumbers, PeriodWords } from './lead-numbers.tsx';
import { RefusedLeads } from './refused-leads.tsx';

/** Domains that never receive mail (RFC 2606), like the address of the first admin. */
const NEVER_DELIVERED = /(?:@|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

/** The dashboard: health, leads, website statistics and tasks, by role. */
export function Dashboard({ payload, user, searchParams }: ServerProps) {
  if (user?.mustChangePassword) {
    const link = 'ตั้งรหัสผ่านใหม่ในหน้าบัญชี';
    return <AccountNotice text="คุณใช้รหัสผ่านชั่วคราวอยู่" link={link} rest="ก่อนเริ่มใช้งาน" />;
  }
  if (user?.mustSetUpSecondFactor) {
    const text = 'ผู้ดูแลระบบต้องใช้การยืนยันแบบสองขั้นตอน';
    return <AccountNotice text={text} link="เปิดในหน้าบัญชี" rest="ก่อนเริ่มใช้งาน" />;
  }
  return (
    <>
      {may(user, 'update', 'users') && NEVER_DELIVERED.test(user?.email ?? '') && (
        <AccountNotice
          text="อีเมลของบัญชีนี้เป็นตัวอย่างและรับอีเมลไม่ได้"
          link="เปลี่ยนเป็นอีเมลจริงในหน้าบัญชี"
          rest="เพื่อรับลิงก์ตั้งรหัสผ่านและการแจ้งเตือนเรื่องความปลอดภัย"
          role="status"
        />
      )}
      {may(user, 'read', 'health') && (
        <Suspense fallback={<p>กำลังตรวจสภาพระบบ…</p>}>
          <Health payload={payload} />
        </Suspense>
      )}
      {hasRole(user, ['admin', 'sales']) && (
        <>
          <Suspense>{user && <DueCalls payload={payload} user={user} />}</Suspense>
          <Suspense>
            <DueRequests payload={payload} />
          </Suspense>
          <Suspense>
            <RefusedLeads />
          </Suspense>
          <LeadFigures payload={payload} user={user} by={searchParams?.by} />
        </>
      )}
      {hasRole(user, ['admin', 'marketing']) && (
        <>
          <Suspense fallback={<p>กำลังอ่านสถิติจากเว็บไซต์…</p>}>
            <SiteSummary />
          </Suspense>
          <Suspense>
            <OverdueClaims payload={payload} />
          </Suspense>
          <Suspense>
            <DeadLinks payload={payload} />
          </Suspense>
          <Suspense>
            <OwedHolidays payload={payload} />
          </Suspense>
          <Suspense>
            <LaunchList payload={payload} />
          </Suspense>
        </>
      )}
    </>
  );
}

interface LeadProps {
  payload: Payload;
  user: ServerProps['user'] | undefined;
  /** The query parameter of the grouping. */
  by: unknown;
}

async function LeadFigures({ payload, user, by }: LeadProps) {
  const grouping = groupingOf(by);
  const person = user ?? null;
  const [failing, recent, leads, registrations, hours] = await Promise.all([
    failingChannels(payload),
    recentEnquiries(payload, person, 'leads', grouping),
    countWaiting(payload, person, 'leads'),
    countWaiting(payload, person, 'registrations'),
    openingHours(payload),
  ]);
  const shown = figures(recent, grouping, hours);
  return (
    <div className="figures">
      {failing.map(({ channel, code, what, recipients }) => (
        <p key={channel} className="office-warning" role="alert">
          การแจ้งเตือนทาง {channelName(channel)} {failureLabels[what]}{' '}
          {failureMessage(channel, code, recipients)} ระหว่างนี้ดูลูกค้าใหม่ในระบบโดยตรง
          {may(user, 'test', 'alerts') && (
            <>
              {' '}
              แก้แล้ว<Link href="/admin/collections/alerts">ส่งทดสอบในหน้าการแจ้งเตือน</Link>
            </>
          )}
        </p>
      ))}
      <LeadNumbers figures={shown} leads={leads} registrations={registrations} />
      <PeriodWords figures={shown} collection="leads" />
      <ContactWords contact={shown.contact} hours={hours} />
      <div className="chart-row">
        <GroupChart
          payload={payload}
          by={grouping}
          groups={shown.groups}
          collection="leads"
          path="/admin"
        />
        <WeekChart weeks={shown.byWeek} />
      </div>
    </div>
  );
}

interface AccountNoticeProps {
  text: string;
  /** The text of the link to the account. */
  link: string;
  rest: string;
  role?: 'alert' | 'status';
}

/** Says what the user has to change in their account. */
const AccountNotice = ({ text, link, rest, role = 'alert' }: AccountNoticeProps) => (
  <p className="office-warning" role={role}>
    {text} <Link href="/admin/account">{link}</Link> {rest}
  </p>
);
