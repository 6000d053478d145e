import { campaignPageFields, MOST_SECTIONS, pageSections } from '@clinicdee/protocol/site-content';
import { errorMessage } from '../site-content/error-message.ts';
import { addressedCollection } from './addressed.ts';
import { blockOf, fieldsOf } from './derive-fields.ts';
import { pageLanguage } from './page-language.ts';

/** The first landing page section that stands on the page twice; its anchors and switches would clash. */
function isRepeated(sections: readonly { blockType?: unknown; section?: unknown }[]): boolean {
  const shown = sections.flatMap(({ blockType, section }) =>
    blockType === 'landing' && typeof section === 'string' ? [section] : [],
  );
  return new Set(shown).size < shown.length;
}

/** Campaign pages: a heading, sections, and the lead form at the end of each. */
export const pages = addressedCollection({
  slug: 'pages',
  language: 'language',
  labels: { singular: 'หน้าแคมเปญ', plural: 'หน้าแคมเปญ' },
  admin: {
    description: 'หน้าของโฆษณาหรือโปรโมชัน อยู่ที่ /c/ หรือ /en/c/ ตามด้วยที่อยู่ของหน้า มีแบบฟอร์มท้ายหน้าเสมอ',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'language', '_status', 'slug', 'updatedAt'],
    listSearchableFields: ['heading', 'slug'],
    components: { beforeListTable: ['/admin/schedule/schedules.tsx#FailedSchedules'] },
  },
  fields: [
    [
      ...pageLanguage,
      ...fieldsOf(campaignPageFields),
      {
        name: 'sections',
        label: 'ส่วนของหน้า',
        labels: { singular: 'ส่วน', plural: 'ส่วน' },
        type: 'blocks',
        blocks: Object.entries(pageSections).map(([kind, schema]) => blockOf(kind, schema)),
        admin: { description: 'เรียงจากบนลงล่าง ระหว่างคำนำกับแบบฟอร์ม' },
        validate: (value) => {
          const sections = Array.isArray(value) ? (value as Parameters<typeof isRepeated>[0]) : [];
          if (sections.length > MOST_SECTIONS) return errorMessage(`too_many:${MOST_SECTIONS}`);
          return !isRepeated(sections) || 'ส่วนของหน้าแรกแต่ละส่วนอยู่ในหน้าได้ครั้งเดียว';
        },
      },
    ],
    [],
  ],
});
