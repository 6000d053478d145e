import { sectionTexts } from '@clinicdee/brand/site-content';
import { homeContent, homeSections, sectionNames } from '@clinicdee/protocol/site-content';
import { fileDocument } from '../../site-content/subjects.ts';
import { blockOf, fieldsOf } from '../derive-fields.ts';
import { panel } from '../fields.ts';
import { subjectGlobal } from './subject-global.ts';

const file = fileDocument('home');

/** The landing page; its form is derived from the schemas. */
export const home = subjectGlobal({
  slug: 'home',
  label: 'หน้าแรก',
  description:
    'ลากเพื่อสลับลำดับส่วน ส่วนที่ลบหายไปพร้อมลิงก์ที่นำไปหา เพิ่มกลับได้เสมอ จอแรกและแบบฟอร์มอยู่เสมอ ราคาและตัวเลขแก้ที่ฟอร์มของแต่ละเรื่อง',
  isScheduled: true,
  fields: [
    panel('linksHere', '/admin/links/links-here.tsx#LinksHere'),
    panel('schedule', '/admin/schedule/schedule-state.tsx#ScheduleState'),
    ...fieldsOf(homeContent, file),
    {
      name: 'sections',
      label: 'ส่วนของหน้า',
      labels: { singular: 'ส่วน', plural: 'ส่วน' },
      type: 'blocks',
      blocks: sectionNames.map((name) => blockOf(name, homeSections[name], sectionTexts[name])),
      defaultValue: () => file.sections,
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
