import type { Brand } from './brand.ts';

/** The footer's columns (spec §2, "Contact footer"). */
export const footerOf = (brand: Brand) => ({
  menu: {
    title: 'เมนู',
    links: [
      { label: 'หน้าแรก', href: '/#home' },
      { label: 'ฟีเจอร์', href: '/#features' },
      { label: 'บทความ', href: '/articles' },
    ],
  },
  contact: { title: 'ติดต่อ', line: `LINE ${brand.line.id}` },
  information: {
    title: 'ข้อมูลสำคัญ',
    links: [
      { label: 'นโยบายความเป็นส่วนตัว', href: '/pdpa' },
      { label: 'ข้อกำหนดการใช้งาน', href: '/terms' },
      { label: 'ตั้งค่าคุกกี้', href: '/pdpa#cookies' },
    ],
  },
});
