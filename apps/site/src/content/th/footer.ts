import { z } from 'zod';
import { brand } from './brand.ts';
import { defineContent, text } from '../define.ts';

const link = z.object({ label: text, href: text });

const schema = z.object({
  menu: z.object({ title: text, links: z.array(link).length(3) }),
  contact: z.object({ title: text, line: text, newTab: text }),
  information: z.object({ title: text, links: z.array(link).length(3) }),
});

/** The columns at the end of every page (spec §2, "Contact footer"). */
export const footer = defineContent('footer', schema, {
  menu: {
    title: 'เมนู',
    links: [
      { label: 'หน้าแรก', href: '/#home' },
      { label: 'ฟีเจอร์', href: '/#features' },
      { label: 'บทความ', href: '/articles' },
    ],
  },
  contact: { title: 'ติดต่อ', line: `LINE ${brand.line.id}`, newTab: '(เปิดแท็บใหม่)' },
  information: {
    title: 'ข้อมูลสำคัญ',
    links: [
      { label: 'นโยบายความเป็นส่วนตัว', href: '/pdpa' },
      { label: 'ข้อกำหนดการใช้งาน', href: '/terms' },
      { label: 'ตั้งค่าคุกกี้', href: '/pdpa#cookies' },
    ],
  },
});
