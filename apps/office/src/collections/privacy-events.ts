import type { CollectionConfig } from 'payload';
import { accessOf, hasRole } from '../access/rules.ts';
import { hiddenEverywhere } from '../enquiries/fields.ts';
import { DISPLAY_FORMAT } from '../i18n/date-formats.ts';

/** Erasures and withdrawals of consent, without personal data (`privacy/events.ts`). */
export const privacyEvents: CollectionConfig = {
  slug: 'privacy-events',
  labels: { singular: 'การลบหรือถอนความยินยอม', plural: 'การลบและถอนความยินยอม' },
  defaultSort: '-at',
  admin: {
    hideAPIURL: true,
    group: 'ข้อมูลส่วนบุคคล',
    hidden: ({ user }) => !hasRole(user, ['admin']),
    useAsTitle: 'references',
    defaultColumns: ['at', 'kind', 'reason', 'references', 'account', 'isDelivered'],
    listSearchableFields: ['references', 'account'],
  },
  access: accessOf('privacy-events'),
  fields: [
    {
      name: 'at',
      label: 'เวลา',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: DISPLAY_FORMAT } },
    },
    {
      name: 'kind',
      label: 'เรื่อง',
      type: 'select',
      required: true,
      options: [
        { value: 'erasure', label: 'ลบข้อมูลของบุคคล' },
        { value: 'withdrawal', label: 'ถอนความยินยอม' },
      ],
    },
    { name: 'reason', label: 'เหตุผล', type: 'text', required: true },
    { name: 'references', label: 'เลขอ้างอิงของรายการ', type: 'textarea' },
    { name: 'account', label: 'บัญชี', type: 'text', required: true },
    { name: 'isDelivered', label: 'แจ้งเว็บไซต์และเว็บฮุกครบแล้ว', type: 'checkbox', index: true },
    { name: 'isApplied', type: 'checkbox', admin: hiddenEverywhere },
    { name: 'key', type: 'text', required: true, index: true, admin: hiddenEverywhere },
    { name: 'hashes', type: 'json', required: true, admin: hiddenEverywhere },
    { name: 'pending', type: 'json', admin: hiddenEverywhere },
  ],
};
