import { expect, it } from 'vitest';
import { splitUnbroken } from './unbroken-words.ts';

it.each([
  ['ดูแพ็กเกจบนเว็บไซต์', ['ดู', 'แพ็กเกจ', 'บน', 'เว็บไซต์', '']],
  ['ผู้ใช้งานและผู้ใช้', ['', 'ผู้ใช้งาน', 'และ', 'ผู้ใช้', '']],
  ['โทร 081-234-5678', ['โทร ', '081-234-5678', '']],
  ['โทร 053-218-440', ['โทร ', '053-218-440', '']],
  ['เงียบ ๆ ช้าๆ', ['เงียบ\u00a0ๆ ช้า\u00a0ๆ']],
  ['เวลา 10:30 น. ที่สาขา', ['เวลา 10:30\u00a0น. ที่สาขา']],
  ['20 นาที', ['20 นาที']],
])('splits %s into breakable and unbreakable parts', (text, parts) => {
  expect(splitUnbroken(text)).toEqual(parts);
});
