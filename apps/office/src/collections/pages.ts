import { campaignPageFields, MOST_SECTIONS, pageSections } from '@clinicdee/protocol/site-content';
import type { CollectionConfig } from 'payload';
import { accessOf } from '../access/rules.ts';
import { notifyOfChange, notifyOfDeletion } from '../articles/notify-site.ts';
import { copyAsDraft, keepOldSlug } from '../articles/slug.ts';
import { settleFailedSchedules } from '../payload-patches/schedule-jobs.ts';
import { errorMessage } from '../site-content/error-message.ts';
import { previewAddress } from '../site-content/preview.ts';
import { blockOf, fieldsOf } from './derive-fields.ts';
import { panel } from './fields.ts';
import { pageLanguage } from './page-language.ts';
import { previousSlugs, slugOf } from './slug.ts';

const AUTOSAVE_MS = 1500;

/** The first landing page section that stands on the page twice; its anchors and switches would clash. */
function isRepeated(sections: readonly { blockType?: unknown; section?: unknown }[]): boolean {
  const shown = sections.flatMap(({ blockType, section }) =>
    blockType === 'landing' && typeof section === 'string' ? [section] : [],
  );
  return new Set(shown).size < shown.length;
}

/** Campaign pages: a heading, sections, and the lead form at the end of each. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'หน้าแคมเปญ', plural: 'หน้าแคมเปญ' },
  defaultSort: '-updatedAt',
  admin: {
    hideAPIURL: true,
    group: 'เนื้อหา',
    description: 'หน้าของโฆษณาหรือโปรโมชัน อยู่ที่ /c/ หรือ /en/c/ ตามด้วยที่อยู่ของหน้า มีแบบฟอร์มท้ายหน้าเสมอ',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'language', '_status', 'slug', 'updatedAt'],
    listSearchableFields: ['heading', 'slug'],
    preview: ({ id }) => (typeof id === 'number' ? previewAddress(`page-${id}`) : null),
    livePreview: {
      url: ({ data }) => (typeof data.id === 'number' ? previewAddress(`page-${data.id}`) : null),
      breakpoints: [
        { name: 'phone', label: 'โทรศัพท์', width: 390, height: 844 },
        { name: 'desktop', label: 'คอมพิวเตอร์', width: 1280, height: 900 },
      ],
    },
    components: { beforeListTable: ['/admin/schedule/failed-schedules.tsx#FailedSchedules'] },
  },
  access: accessOf('pages'),
  versions: {
    maxPerDoc: 50,
    drafts: {
      autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
      schedulePublish: { timeFormat: 'HH:mm' },
    },
  },
  hooks: {
    beforeOperation: [copyAsDraft],
    beforeChange: [keepOldSlug],
    afterChange: [settleFailedSchedules, notifyOfChange],
    afterDelete: [notifyOfDeletion],
  },
  fields: [
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
    slugOf('pages', 'heading', 'หน้าแคมเปญ'),
    panel('schedule', '/admin/schedule/schedule-state.tsx#ScheduleState', 'sidebar'),
    panel('linksHere', '/admin/links/links-here.tsx#LinksHere', 'sidebar'),
    previousSlugs,
  ],
};
