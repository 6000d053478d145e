import type { Brand } from './brand.ts';

interface Link {
  label: string;
  href: string;
  /** Opens in a new tab, as its label tells screen readers. */
  isExternal?: boolean;
}

/** The top bar's seven links, in order (spec §2, "Top navigation bar"). */
export const navigationOf = ({ crm }: Brand): Link[] => [
  { label: 'หน้าแรก', href: '/#home' },
  { label: 'ฟีเจอร์', href: '/#features' },
  { label: 'ราคา', href: '/#pricing' },
  { label: 'CRM', href: crm, isExternal: true },
  { label: 'อุปกรณ์เสริม', href: '/#equipment' },
  { label: 'บทความ', href: '/articles' },
  { label: 'ติดต่อเรา', href: '/#contact' },
];
