import type { Brand } from './brand.ts';

/** Texts common to all pages. */
export const page = {
  /** Open Graph locale. */
  openGraphLocale: 'th_TH',
  skip: 'ข้ามไปเนื้อหา',
  home: 'หน้าแรก',
  backHome: 'กลับหน้าแรก',
  contents: 'สารบัญ',
  newTab: '(เปิดแท็บใหม่)',
};

/** Texts of the top bar besides its links. */
export const topBar = {
  menu: 'เมนู',
  mainNavigation: 'เมนูหลัก',
  menuNavigation: 'เมนูบนมือถือ',
  line: 'คุยทาง LINE',
  demo: 'ขอทดลองใช้ฟรี',
};

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

/** The bar at the bottom of small screens. */
export const mobileBar = {
  label: 'ติดต่อด่วน',
  call: 'โทร',
  line: 'LINE',
  toForm: 'ฝากเบอร์ให้โทรกลับ',
};

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

/** Texts of the toasts (spec §9, "Toasts"). */
export const toasts = {
  region: 'ข้อความแจ้ง',
  close: 'ปิด',
  backOnline: 'กลับมาออนไลน์แล้ว',
};
