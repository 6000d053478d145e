import { z } from 'zod';
import { brand } from './brand.ts';
import { defineContent, text } from '../define.ts';

const link = z.object({
  label: text,
  href: text,
  /** Opens in a new tab, and says so. */
  isExternal: z.boolean().default(false),
});

/** The top bar's seven links, in order (spec §2, "Top navigation bar"). */
export const navigation = defineContent('navigation', z.array(link).length(7), [
  { label: 'หน้าแรก', href: '/#home' },
  { label: 'ฟีเจอร์', href: '/#features' },
  { label: 'ราคา', href: '/#pricing' },
  { label: 'CRM', href: brand.crm, isExternal: true },
  { label: 'อุปกรณ์เสริม', href: '/#equipment' },
  { label: 'บทความ', href: '/articles' },
  { label: 'ติดต่อเรา', href: '/#contact' },
]);
