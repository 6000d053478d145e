import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import { may } from '../../access/rules.ts';

const DAY = 24 * 60 * 60_000;
/** The first day that the list shows; its filter can be changed. */
const SINCE = 90 * DAY;

/** A link for admins from an account to what it saw, exported and changed since a day: the filtered audit log. */
export function AuditAccountLink({ data, user }: UIFieldServerProps) {
  const email: unknown = data.email;
  if (typeof email !== 'string' || !may(user, 'read', 'audit')) return null;
  const since = new Date(Date.now() - SINCE).toISOString();
  const query = new URLSearchParams({
    'where[or][0][and][0][account][equals]': email,
    'where[or][0][and][1][createdAt][greater_than]': since,
  });
  return (
    <p>
      <Link href={`/admin/collections/audit?${query}`} prefetch={false}>
        บัญชีนี้เข้าดู ส่งออก และแก้ไขอะไรบ้าง ใน 90 วันที่ผ่านมา
      </Link>
    </p>
  );
}
