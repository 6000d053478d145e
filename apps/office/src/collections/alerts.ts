import type { CollectionConfig } from 'payload';
import { hasRole } from '../access/role.ts';
import { accessOf } from '../access/rules.ts';
import { alertStates, channels } from '../alerts/names.ts';
import { resendEndpoint } from '../alerts/resend.ts';
import { outOfSight } from '../enquiries/fields.ts';
import { enquiryCollections } from '../enquiries/subject.ts';

/** One message to the sales team over one channel, and how it fares. */
export const alerts: CollectionConfig = {
  slug: 'alerts',
  labels: { singular: 'การแจ้งเตือน', plural: 'การแจ้งเตือน' },
  defaultSort: '-createdAt',
  admin: {
    hideAPIURL: true,
    group: 'ตั้งค่า',
    hidden: ({ user }) => !hasRole(user, ['admin']),
    defaultColumns: ['channel', 'state', 'attempts', 'errorCode', 'subject', 'createdAt'],
  },
  access: accessOf('alerts'),
  endpoints: [resendEndpoint],
  fields: [
    {
      name: 'subject',
      label: 'เรื่อง',
      type: 'relationship',
      relationTo: [...enquiryCollections],
      index: true,
    },
    {
      name: 'channel',
      label: 'ช่องทาง',
      type: 'select',
      required: true,
      index: true,
      options: [...channels],
    },
    {
      // Set on a notice that tells, over this channel, of another one that keeps failing.
      name: 'failing',
      label: 'แจ้งว่าช่องทางขัดข้อง',
      type: 'select',
      options: [...channels],
    },
    {
      name: 'state',
      label: 'สถานะ',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [...alertStates],
    },
    { name: 'attempts', label: 'ครั้งที่ลองส่ง', type: 'number', defaultValue: 0, required: true },
    { name: 'errorCode', label: 'รหัสข้อผิดพลาด', type: 'text' },
    { name: 'retryKey', type: 'text', required: true, admin: outOfSight },
    { name: 'sentAt', label: 'ส่งเมื่อ', type: 'date' },
    { name: 'nextAttemptAt', label: 'ลองอีกครั้งเมื่อ', type: 'date', index: true },
  ],
};
