import Link from 'next/link';
import type { ServerProps } from 'payload';
import { Children, type ReactNode, Suspense } from 'react';
import { hasRole, may } from '../../access/rules.ts';
import { SiteSummary } from '../statistics/summary.tsx';
import { DeadLinks, DueCalls, DueRequests, OverdueClaims, OwedHolidays } from './due-work.tsx';
import { Health } from './health.tsx';
import { LaunchList } from './launch-list.tsx';
import { LeadFigures } from './lead-figures.tsx';
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
      {user && hasRole(user, ['admin', 'sales']) && (
        <>
          <Cards>
            <DueCalls payload={payload} user={user} />
            <DueRequests payload={payload} />
            <RefusedLeads />
          </Cards>
          <LeadFigures payload={payload} user={user} by={searchParams?.by} />
        </>
      )}
      {hasRole(user, ['admin', 'marketing']) && (
        <>
          <Suspense fallback={<p>กำลังอ่านสถิติจากเว็บไซต์…</p>}>
            <SiteSummary />
          </Suspense>
          <Cards>
            <OverdueClaims payload={payload} />
            <DeadLinks payload={payload} />
            <OwedHolidays payload={payload} />
            <LaunchList payload={payload} />
          </Cards>
        </>
      )}
    </>
  );
}

/** Shows each card as soon as it is read. */
const Cards = ({ children }: { children: ReactNode }) =>
  Children.map(children, (card) => <Suspense>{card}</Suspense>);

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
