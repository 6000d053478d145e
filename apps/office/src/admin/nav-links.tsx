import type { ServerProps } from 'payload';
import { may } from '../access/rules.ts';
import { NavLinkGroup } from './nav-group.tsx';

/** The sidebar links to custom views, by role. */
export function NavLinks({ user }: ServerProps) {
  const website = [
    { href: '/admin/statistics', label: 'สถิติเว็บไซต์' },
    { href: '/admin/consents', label: 'บันทึกความยินยอม' },
  ];
  const person = { href: '/admin/person', label: 'ค้นหาบุคคล' };
  const record = { href: '/admin/processing-record', label: 'บันทึกรายการประมวลผล' };
  const privacy = [
    ...(may(user, 'find', 'person') ? [person] : []),
    ...(may(user, 'read', 'personalData') ? [record] : []),
  ];
  return (
    <>
      {may(user, 'read', 'website') && <NavLinkGroup label="เว็บไซต์" links={website} />}
      {privacy.length > 0 && <NavLinkGroup label="ข้อมูลส่วนบุคคล" links={privacy} />}
    </>
  );
}
