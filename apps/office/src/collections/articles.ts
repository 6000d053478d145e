import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { accessOf } from '../access/rules.ts';
import { validateContent } from '../articles/content-rules.ts';
import { articleEditor } from '../articles/editor.ts';
import { notifyOfChange, notifyOfDeletion } from '../articles/notify-site.ts';
import { copyAsDraft, keepOldSlug } from '../articles/slug.ts';
import { tidyContent } from '../articles/to-public.ts';
import { PICKER_FORMAT } from '../i18n/date-formats.ts';
import { settleFailedSchedules } from '../payload-patches/schedule-jobs.ts';
import { previewAddress } from '../site-content/preview.ts';
import { notDuplicated, panel, readable, sampleField } from './fields.ts';
import { previousSlugs, slugOf } from './slug.ts';

const AUTOSAVE_MS = 1500;

/** Dates an article that is published for the first time. */
const datePublishing: CollectionBeforeChangeHook = ({ data }) => {
  const next = data as { _status?: string; publishedAt?: string | null };
  if (next._status === 'published') next.publishedAt ??= new Date().toISOString();
  return next;
};

/** Clears `isSample` once a user changes title or content: removing samples and the launch list then skip it. */
const clearSampleMark: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const next = data as Record<string, unknown>;
  const before = originalDoc as Record<string, unknown> | undefined;
  const isChanged = (field: string) =>
    next[field] !== undefined && JSON.stringify(next[field]) !== JSON.stringify(before?.[field]);
  if (req.user && before?.isSample === true && (isChanged('title') || isChanged('content')))
    next.isSample = false;
  return next;
};

/** Articles of the site, with drafts. */
export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: 'บทความ', plural: 'บทความ' },
  defaultSort: '-updatedAt',
  admin: {
    hideAPIURL: true,
    group: 'เนื้อหา',
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'tag', 'publishedAt', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    preview: ({ id }) => (typeof id === 'number' ? previewAddress(`article-${id}`) : null),
    livePreview: {
      url: ({ data }) =>
        typeof data.id === 'number' ? previewAddress(`article-${data.id}`) : null,
      breakpoints: [
        { name: 'phone', label: 'โทรศัพท์', width: 390, height: 844 },
        { name: 'desktop', label: 'คอมพิวเตอร์', width: 1280, height: 900 },
      ],
    },
    components: {
      beforeListTable: [
        '/admin/schedule/failed-schedules.tsx#FailedSchedules',
        '/admin/links/dead-links.tsx#DeadLinksOfList',
      ],
    },
  },
  access: accessOf('articles'),
  versions: {
    maxPerDoc: 50,
    drafts: {
      autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
      schedulePublish: { timeFormat: 'HH:mm' },
    },
  },
  hooks: {
    beforeOperation: [copyAsDraft],
    beforeChange: [datePublishing, keepOldSlug, clearSampleMark],
    afterChange: [settleFailedSchedules, notifyOfChange],
    afterDelete: [notifyOfDeletion],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'บทความ',
          fields: [
            {
              name: 'title',
              label: 'ชื่อบทความ',
              type: 'text',
              required: true,
              maxLength: 200,
              validate: readable,
              index: true,
            },
            {
              name: 'cover',
              label: 'ภาพปก',
              type: 'upload',
              relationTo: 'media',
              required: true,
              admin: { description: 'กว้าง 1600 จุดขึ้นไป กดแก้ไขภาพเพื่อเลือกจุดสนใจของภาพ' },
            },
            {
              name: 'excerpt',
              label: 'คำโปรย',
              type: 'textarea',
              required: true,
              maxLength: 300,
              admin: { description: 'หนึ่งหรือสองประโยคบนการ์ดในหน้ารวมบทความ' },
            },
            {
              name: 'content',
              label: 'เนื้อหา',
              type: 'richText',
              required: true,
              editor: articleEditor,
              hooks: { beforeValidate: [tidyContent] },
              validate: validateContent,
            },
          ],
        },
      ],
    },
    slugOf('articles', 'title', 'บทความ'),
    panel('schedule', '/admin/schedule/schedule-state.tsx#ScheduleState', 'sidebar'),
    panel('linksHere', '/admin/links/links-here.tsx#LinksHere', 'sidebar'),
    {
      name: 'tag',
      label: 'หมวด',
      type: 'relationship',
      relationTo: 'tags',
      index: true,
      admin: { position: 'sidebar' },
    },
    notDuplicated({
      name: 'publishedAt',
      label: 'วันที่เผยแพร่',
      type: 'date',
      index: true,
      // Bangkok's time zone in every browser; as the only zone, it is not stored.
      timezone: {
        override: ({ baseField }) => ({
          ...baseField,
          virtual: true,
          admin: { ...baseField.admin, disableListColumn: true, disableListFilter: true },
        }),
      },
      admin: {
        components: { Cell: '/admin/cells.tsx#MomentCell' },
        position: 'sidebar',
        description: 'วันที่ที่ผู้อ่านเห็น ไม่ใช่การตั้งเวลา เว้นว่างไว้ ระบบจะใส่เวลาที่เผยแพร่จริง',
        date: {
          pickerAppearance: 'dayAndTime',
          displayFormat: PICKER_FORMAT,
          timeFormat: 'HH:mm',
        },
      },
    }),
    previousSlugs,
    sampleField,
  ],
};
