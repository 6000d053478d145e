import type { CollectionConfig } from 'payload';
import { accessOf, hasRole } from '../access/rules.ts';
import { auditEvents } from '../audit/record-event.ts';
import { DISPLAY_FORMAT } from '../i18n/date-formats.ts';

/** Append-only log of what accounts saw, exported and changed, and of changed settings, restore and erasure. */
export const audit: CollectionConfig = {
  slug: 'audit',
  labels: { singular: 'บันทึกการใช้งาน', plural: 'บันทึกการใช้งาน' },
  defaultSort: '-createdAt',
  admin: {
    hideAPIURL: true,
    group: 'ตั้งค่า',
    hidden: ({ user }) => !hasRole(user, ['admin']),
    useAsTitle: 'text',
    defaultColumns: ['createdAt', 'account', 'event', 'text'],
    listSearchableFields: ['account', 'text'],
    pagination: { defaultLimit: 50, limits: [50, 100] },
  },
  access: accessOf('audit'),
  fields: [
    { name: 'account', label: 'บัญชี', type: 'text', required: true, index: true },
    {
      name: 'event',
      label: 'ประเภท',
      type: 'select',
      required: true,
      index: true,
      options: [...auditEvents],
    },
    { name: 'text', label: 'รายละเอียด', type: 'textarea', required: true },
    {
      name: 'createdAt',
      label: 'เวลา',
      type: 'date',
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: DISPLAY_FORMAT } },
    },
  ],
};
