import type { CollectionBeforeChangeHook } from 'payload';
import { validateContent } from '../articles/content-rules.ts';
import { articleEditor } from '../articles/editor.ts';
import { tidyContent } from '../articles/to-public.ts';
import { addressedCollection } from './addressed.ts';
import { notDuplicated, readable, readableLines, sampleField } from './fields.ts';

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

/** Articles of the site. */
export const articles = addressedCollection({
  slug: 'articles',
  labels: { singular: 'บทความ', plural: 'บทความ' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'tag', 'publishedAt', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    components: {
      beforeListTable: ['/admin/schedule/schedules.tsx#FailedSchedules'],
    },
  },
  beforeChange: [datePublishing, clearSampleMark],
  fields: [
    [
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
                validate: readableLines,
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
    ],
    [
      {
        name: 'tag',
        label: 'หมวด',
        type: 'relationship',
        relationTo: 'tags',
        index: true,
        admin: { position: 'sidebar', components: { Cell: '/admin/cells.tsx#RelationCell' } },
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
          position: 'sidebar',
          description: 'วันที่ที่ผู้อ่านเห็น ไม่ใช่การตั้งเวลา เว้นว่างไว้ ระบบจะใส่เวลาที่เผยแพร่จริง',
          date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' },
        },
      }),
      sampleField,
    ],
  ],
});
