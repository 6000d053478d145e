import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import { may } from '../../access/rules.ts';

/** A link for admins from an account to its entries in the audit log. */
export function AuditAccountLink({ data, user }: UIFieldServerProps) {
  const email: unknown = data.email;
  if (typeof email !== 'string' || !may(user, 'read', 'audit')) return null;
  const query = new URLSearchParams({ 'where[account][equals]': email });
  return (
    <p>
      <Link href={`/admin/collections/audit?${query}`} prefetch={false}>
        บัญชีนี้ทำอะไรบ้าง: ดูบันทึกการใช้งาน
      </Link>
    </p>
  );
}
