import { z } from 'zod';
import { defineContent, phrases, text } from '../define.ts';

const schema = z.object({
  code: text,
  title: text,
  lead: phrases,
  home: text,
  links: z.array(z.object({ label: text, href: text })),
  drawing: z.object({
    label: text,
    ticket: z.object({ heading: text, number: text, note: text }),
  }),
});

/** The page for an unknown address. Code and title are given by spec §2, "Not-found page". */
export const notFound = defineContent('not found', schema, {
  code: '404',
  title: 'Oops! Page not found',
  lead: ['หน้านี้ไม่มีอยู่ หรือย้ายไปแล้ว', 'กลับไปเริ่มที่หน้าแรกได้เลย'],
  home: 'กลับหน้าแรก',
  links: [
    { label: 'ฟีเจอร์', href: '/#features' },
    { label: 'ราคา', href: '/#pricing' },
    { label: 'บทความ', href: '/articles' },
    { label: 'ติดต่อเรา', href: '/#contact' },
  ],
  drawing: {
    label: 'ภาพวาด: เครื่องพิมพ์บัตรคิวออกบัตรหมายเลข 404 บนเคาน์เตอร์',
    ticket: { heading: 'บัตรคิว', number: '404', note: 'ไม่มีหน้านี้ในคิว' },
  },
});
