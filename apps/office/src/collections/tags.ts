import type { CollectionConfig } from 'payload';
import { accessOf } from '../access/rules.ts';
import { keepUsedTags } from '../articles/keep-used-tags.ts';
import { notifyOfChange, notifyOfDeletion } from '../articles/notify-site.ts';
import { sampleField } from './sample-field.ts';
import { unique } from './unique.ts';

/** What an article is about: the badge on its card. */
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
  // It is a name and nothing else.
  disableDuplicate: true,
  hooks: {
    beforeDelete: [keepUsedTags],
    afterChange: [notifyOfChange],
    afterDelete: [notifyOfDeletion],
  },
  fields: [
    {
      name: 'name',
      label: 'ชื่อหมวด',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 60,
      validate: unique('tags', 'name', 'มีหมวดชื่อนี้แล้ว'),
    },
    sampleField,
  ],
};
