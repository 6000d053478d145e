import type { CollectionConfig, FieldHook } from 'payload';
import { accessOf } from '../access/rules.ts';
import { notifyOfChange } from '../site/notify-site.ts';
import { protectUsedTags } from '../articles/protect-used.ts';
import { sampleField, unique } from './fields.ts';

const trimmed: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim() : value;

/** Tags of articles, shown on their cards. */
export const tags: CollectionConfig = {
  slug: 'tags',
  labels: { singular: 'หมวด', plural: 'หมวด' },
  admin: {
    hideAPIURL: true,
    group: 'เนื้อหา',
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
  },
  access: accessOf('tags'),
  // Only has a name, which must be unique.
  disableDuplicate: true,
  hooks: {
    beforeDelete: [protectUsedTags],
    afterChange: [notifyOfChange],
    afterDelete: [notifyOfChange],
  },
  fields: [
    {
      name: 'name',
      label: 'ชื่อหมวด',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      hooks: { beforeValidate: [trimmed] },
      validate: unique('tags', 'name', 'มีหมวดชื่อนี้แล้ว'),
    },
    sampleField,
  ],
};
