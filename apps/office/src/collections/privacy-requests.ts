import { privacyRights } from '@clinicdee/protocol/privacy';
import type { CollectionConfig, DateField } from 'payload';
import { accessOf, hasRole, nobody, systemOnly } from '../access/rules.ts';
import { recordErasure } from '../audit/record-event.ts';
import { hiddenEverywhere } from '../enquiries/fields.ts';
import { removeControls } from '../enquiries/prepare.ts';
import { searchAnySpelling } from '../enquiries/search.ts';
import { DISPLAY_FORMAT } from '../i18n/date-formats.ts';
import { prepareRequest, requestStates } from '../privacy/requests.ts';
import { withdrawByRequest } from '../privacy/withdrawal.ts';
import { isStored, panel } from './fields.ts';

/** A field that the office alone writes. */
const shown = { position: 'sidebar', readOnly: true } as const;

/** A time that the office sets. */
const moment = (name: string, label: string, rest: Partial<DateField> = {}): DateField => ({
  name,
  label,
  type: 'date',
  access: systemOnly,
  ...rest,
  admin: {
    ...rest.admin,
    ...shown,
    date: { pickerAppearance: 'dayAndTime', displayFormat: DISPLAY_FORMAT },
  },
});

/** Requests of people about their own data, from the site or entered by staff, to be answered within 30 days. */
export const privacyRequests: CollectionConfig = {
  slug: 'privacy-requests',
  labels: { singular: 'คำขอใช้สิทธิ', plural: 'คำขอใช้สิทธิ' },
  // The open ones, and not two years of answered ones, come first.
  defaultSort: '-dueAt',
  access: accessOf('privacy-requests'),
  admin: {
    hideAPIURL: true,
    group: 'ข้อมูลส่วนบุคคล',
    hidden: ({ user }) => !hasRole(user, ['admin', 'sales']),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'right', 'state', 'dueAt', 'confirmedAt', 'handledBy'],
    listSearchableFields: ['reference', 'fullname', 'phone', 'email'],
  },
  hooks: {
    beforeOperation: [searchAnySpelling],
    beforeValidate: [removeControls],
    beforeChange: [prepareRequest],
    afterChange: [withdrawByRequest],
    afterDelete: [recordErasure],
  },
  fields: [
    {
      name: 'right',
      label: 'สิทธิที่ขอใช้',
      type: 'select',
      required: true,
      options: [...privacyRights],
    },
    {
      name: 'state',
      label: 'สถานะ',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...requestStates],
    },
    { name: 'fullname', label: 'ชื่อ–นามสกุล', type: 'text', maxLength: 500 },
    { name: 'phone', label: 'เบอร์โทร', type: 'text', maxLength: 100 },
    { name: 'email', label: 'อีเมล', type: 'text', maxLength: 320 },
    { name: 'description', label: 'รายละเอียด', type: 'textarea', maxLength: 10_000 },
    {
      name: 'outcome',
      label: 'ผลการดำเนินการ หรือเหตุผลที่ปฏิเสธ',
      type: 'textarea',
      maxLength: 5000,
    },
    {
      name: 'reference',
      label: 'เลขที่คำขอ',
      type: 'text',
      index: true,
      access: systemOnly,
      admin: shown,
    },
    panel('person', '/admin/privacy/person-link.tsx#PersonLink', {
      condition: isStored,
      position: 'sidebar',
    }),
    moment('dueAt', 'ต้องตอบภายใน', { index: true }),
    moment('confirmedAt', 'ยืนยันทางอีเมลเมื่อ', {
      admin: { description: 'ถ้าว่าง ยังไม่ได้ยืนยัน ให้ยืนยันตัวตนก่อนเปิดเผยหรือลบข้อมูล' },
    }),
    moment('closedAt', 'ปิดเมื่อ'),
    {
      name: 'handledBy',
      label: 'ผู้ดำเนินการ',
      type: 'relationship',
      relationTo: 'users',
      access: systemOnly,
      admin: { ...shown, components: { Cell: '/admin/cells.tsx#RelationCell' } },
    },
    {
      name: 'confirmationHash',
      type: 'text',
      index: true,
      access: { ...systemOnly, read: nobody },
      admin: hiddenEverywhere,
    },
  ],
};
