import { z } from 'zod';
import { defineContent, text } from '../define.ts';

const schema = z.object({
  menu: text,
  mainNavigation: text,
  menuNavigation: text,
  newTab: text,
  line: text,
  demo: text,
});

/** What the top bar says around its links. */
export const topBar = defineContent('top bar', schema, {
  menu: 'เมนู',
  mainNavigation: 'เมนูหลัก',
  menuNavigation: 'เมนูบนมือถือ',
  newTab: '(เปิดแท็บใหม่)',
  line: 'คุยทาง LINE',
  demo: 'ขอทดลองใช้ฟรี',
});
