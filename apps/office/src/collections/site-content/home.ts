import { englishSectionTexts, sectionTexts } from '@clinicdee/brand/site-content';
import {
  homeContent,
  homeSections,
  type LandingPage,
  sectionNames,
  type SectionTexts,
} from '@clinicdee/protocol/site-content';
import { blockOf, fieldsOf } from '../derive-fields.ts';
import { panel } from '../fields.ts';
import { subjectGlobal } from './subject-global.ts';

/** The landing page in a language; its form is derived from the schemas. */
const landingPage = (slug: LandingPage, label: string, description: string, texts: SectionTexts) =>
  subjectGlobal({
    slug,
    label,
    description,
    isScheduled: true,
    fields: [
      panel('schedule', {
        path: '/admin/schedule/schedules.tsx#ScheduleState',
        serverProps: { landingPage: slug },
      }),
      ...fieldsOf(homeContent),
      {
        name: 'sections',
        label: 'ส่วนของหน้า',
        labels: { singular: 'ส่วน', plural: 'ส่วน' },
        type: 'blocks',
        blocks: sectionNames.map((name) => blockOf(name, homeSections[name], texts[name])),
        admin: { initCollapsed: true, description: 'เรียงจากบนลงล่าง ระหว่างจอแรกกับแบบฟอร์ม' },
        validate: (value) => {
          const kinds = (Array.isArray(value) ? value : []).map(
            (section: { blockType?: string }) => section.blockType,
          );
          return new Set(kinds).size === kinds.length || 'แต่ละส่วนอยู่ในหน้าได้ครั้งเดียว';
        },
      },
    ],
  });

export const home = landingPage(
  'home',
  'หน้าแรก',
  'ลากเพื่อสลับลำดับส่วน ส่วนที่ลบหายไปพร้อมลิงก์ที่นำไปหา เพิ่มกลับได้เสมอ จอแรกและแบบฟอร์มอยู่เสมอ ราคาและตัวเลขแก้ที่ฟอร์มของแต่ละเรื่อง',
  sectionTexts,
);

export const englishHome = landingPage(
  'home-en',
  'หน้าแรก ภาษาอังกฤษ',
  'หน้า /en เขียนเป็นภาษาอังกฤษ เผยแพร่และตั้งเวลาแยกจากหน้าแรกภาษาไทย ก่อนเผยแพร่ครั้งแรก หน้านี้ใช้คำที่มากับระบบ และมีส่วนเดียวกับหน้าแรกภาษาไทย',
  englishSectionTexts,
);
