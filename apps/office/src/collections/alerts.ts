import type { CollectionConfig } from 'payload';
import { accessOf, hasRole } from '../access/rules.ts';
import { channelName, missedRecipients, readRecipients } from '../alerts/active-channels.ts';
import { resendEndpoint, testEndpoint } from '../alerts/calls.ts';
import { channels } from '../alerts/channels/index.ts';
import { failureMessage } from '../alerts/failure-message.ts';
import { alertStates } from '../alerts/states.ts';
import { hiddenEverywhere } from '../enquiries/fields.ts';
import { enquiryCollections } from '../enquiries/subject.ts';
import type { Alert } from '../payload-types.ts';

const channelOptions = channels.map(({ key, name }) => ({ value: key, label: name }));

/** A message to the sales team over a channel, with its delivery state. */
export const alerts: CollectionConfig = {
  slug: 'alerts',
  labels: { singular: 'การแจ้งเตือน', plural: 'การแจ้งเตือน' },
  defaultSort: '-createdAt',
  admin: {
    hideAPIURL: true,
    group: 'ตั้งค่า',
    hidden: ({ user }) => !hasRole(user, ['admin']),
    components: { beforeListTable: ['/admin/alerts/channel-tests.tsx#ChannelTests'] },
    defaultColumns: ['channel', 'state', 'attempts', 'failure', 'subject', 'createdAt'],
    listSearchableFields: ['errorCode'],
  },
  access: accessOf('alerts'),
  endpoints: [resendEndpoint, testEndpoint],
  fields: [
    {
      name: 'subject',
      label: 'เรื่อง',
      type: 'relationship',
      relationTo: [...enquiryCollections],
      index: true,
      admin: { components: { Cell: '/admin/cells.tsx#RelationCell' } },
    },
    {
      name: 'channel',
      label: 'ช่องทาง',
      type: 'select',
      required: true,
      index: true,
      options: channelOptions,
    },
    {
      // Set on an alert about another, failing channel.
      name: 'failing',
      label: 'แจ้งว่าช่องทางขัดข้อง',
      type: 'select',
      options: channelOptions,
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
    {
      name: 'failure',
      label: 'ส่งไม่สำเร็จเพราะ',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [({ siblingData }) => describeFailure(siblingData)] },
      admin: { components: { Cell: '/admin/cells.tsx#FailureCell' } },
    },
    {
      name: 'channelName',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [({ siblingData }) => channelName((siblingData as Alert).channel)] },
      admin: hiddenEverywhere,
    },
    // A digest replaces old alerts about several enquiries.
    { name: 'isDigest', label: 'เป็นสรุป', type: 'checkbox' },
    {
      name: 'digest',
      label: 'รวมในสรุป',
      type: 'relationship',
      relationTo: 'alerts',
      index: true,
      maxDepth: 0,
    },
    // Outcome per recipient, once one was reached or refused for good.
    { name: 'recipients', type: 'json', admin: hiddenEverywhere },
    { name: 'retryKey', type: 'text', required: true, admin: hiddenEverywhere },
    { name: 'sentAt', label: 'ส่งเมื่อ', type: 'date' },
    { name: 'nextAttemptAt', label: 'ลองอีกครั้งเมื่อ', type: 'date', index: true },
  ],
};

/** Describes the failure on the server: the panels run in the browser, which does not know the channels. */
function describeFailure({ channel, errorCode, recipients }: Partial<Alert>): string | undefined {
  if (!channel || !errorCode) return undefined;
  return failureMessage(channel, errorCode, missedRecipients(readRecipients(recipients)));
}
