import type { User } from '../payload-types.ts';
import { may } from '../access/rules.ts';

interface View {
  title: string;
  /** The group of its link in the sidebar. */
  group: string;
  Component: string;
  isAllowed: (user: User | null) => boolean;
  /** Shown to users without access. */
  refusal: string;
}

/** The custom views of the admin, by their path below `/admin`. */
export const views = {
  statistics: {
    title: 'สถิติเว็บไซต์',
    group: 'เว็บไซต์',
    Component: '/admin/statistics/statistics.tsx#Statistics',
    isAllowed: (user) => may(user, 'read', 'statistics'),
    refusal: 'หน้านี้สำหรับผู้ดูแลระบบและฝ่ายการตลาด',
  },
  person: {
    title: 'ค้นหาบุคคล',
    group: 'ข้อมูลส่วนบุคคล',
    Component: '/admin/privacy/person-page.tsx#PersonPage',
    isAllowed: (user) => may(user, 'find', 'person'),
    refusal: 'หน้านี้สำหรับผู้ดูแลระบบและฝ่ายขาย',
  },
  'processing-record': {
    title: 'บันทึกรายการประมวลผล',
    group: 'ข้อมูลส่วนบุคคล',
    Component: '/admin/privacy/processing-record.tsx#ProcessingRecord',
    isAllowed: (user) => may(user, 'read', 'personalData'),
    refusal: 'หน้านี้สำหรับผู้ดูแลระบบ',
  },
} as const satisfies Record<string, View>;
