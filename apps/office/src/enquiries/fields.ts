import type { Field, TextField } from 'payload';
import { textarea } from 'payload/shared';
import { nobody } from '../access/rules.ts';
import { DISPLAY_FORMAT } from '../admin/date-formats.ts';
import { sources } from './source.ts';
import { statuses } from './statuses.ts';

const byTheOfficeOnly = { create: nobody, update: nobody };
/** Neither in the form nor among the columns and filters of the list. */
export const outOfSight = { hidden: true, disableListColumn: true, disableListFilter: true };

/** A text that came with the enquiry and stays as it came. */
export function received(name: string, label: string, rest: Partial<TextField> = {}): Field {
  const field = { ...rest, name, label, type: 'text', access: byTheOfficeOnly } as TextField;
  return field;
}

/** Where the work stands: at the top, since on a phone everything else is below. */
export const workFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'status',
        label: 'สถานะ',
        type: 'select',
        options: [...statuses],
        defaultValue: 'new',
        required: true,
        index: true,
        admin: {
          isClearable: false,
          components: { Cell: '/admin/cells/status-cell.tsx#StatusCell' },
        },
      },
      {
        name: 'owner',
        label: 'ผู้รับผิดชอบ',
        type: 'relationship',
        relationTo: 'users',
        index: true,
        filterOptions: { role: { in: ['admin', 'sales'] } },
        admin: {
          allowCreate: false,
          allowEdit: false,
          components: { afterInput: ['/admin/panels/claim.tsx#Claim'] },
        },
      },
    ],
  },
];

/** What the visitor was told to call it by: asked for on the phone, found by the list's search. */
export const referenceField: Field = {
  name: 'reference',
  label: 'เลขอ้างอิง',
  type: 'text',
  required: true,
  // Not unique: a number that came twice is no reason to refuse a lead.
  index: true,
  access: byTheOfficeOnly,
  // The head of the form shows it.
  admin: { hidden: true },
};

/** Whether the form's trap for robots was touched; people decide what it was. */
export const suspectedField: Field = {
  name: 'isSuspected',
  label: 'อาจเป็นสแปม (ช่องดักบอตถูกกรอก)',
  type: 'checkbox',
  defaultValue: false,
  access: byTheOfficeOnly,
  admin: {
    position: 'sidebar',
    condition: (data: { isSuspected?: unknown }) => data.isSuspected === true,
  },
};

/** Set by the first change of status that means a conversation. */
export const firstContactField: Field = {
  name: 'firstContactedAt',
  label: 'ติดต่อครั้งแรกเมื่อ',
  type: 'date',
  access: byTheOfficeOnly,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: DISPLAY_FORMAT },
    condition: (data: { firstContactedAt?: unknown }) => Boolean(data.firstContactedAt),
  },
};

/** Who it is; staff may mend a slip of the pen, and the history keeps what was there before. */
export const contactFields: Field[] = [
  { name: 'fullname', label: 'ชื่อ–นามสกุล', type: 'text', required: true, maxLength: 500 },
  {
    type: 'row',
    fields: [
      {
        name: 'phone',
        label: 'เบอร์โทร',
        type: 'text',
        required: true,
        maxLength: 100,
        admin: { components: { Cell: '/admin/cells/phone-cell.tsx#PhoneCell' } },
      },
      {
        name: 'email',
        label: 'อีเมล',
        type: 'text',
        maxLength: 320,
        index: true,
      },
    ],
  },
  { name: 'organizationLabel', label: 'ประเภทองค์กร', type: 'text', maxLength: 200 },
];

/** Kept for finding and calling; nobody sees or sets them. */
export const hiddenContactFields: Field[] = [
  {
    name: 'phoneE164',
    type: 'text',
    index: true,
    access: byTheOfficeOnly,
    admin: outOfSight,
  },
  {
    name: 'phoneSearch',
    label: 'เบอร์โทร',
    type: 'text',
    access: byTheOfficeOnly,
    admin: outOfSight,
  },
  {
    name: 'idempotencyKey',
    type: 'text',
    unique: true,
    index: true,
    access: { ...byTheOfficeOnly, read: nobody },
    admin: outOfSight,
  },
  {
    name: 'alertsMadeAt',
    type: 'date',
    index: true,
    access: byTheOfficeOnly,
    admin: outOfSight,
  },
];

/** What a sales person adds; it becomes an entry of the history, and the box is empty again. */
export const noteField: Field = {
  name: 'note',
  label: 'เพิ่มบันทึก',
  type: 'textarea',
  // Payload neither opens nor checks a field without a column by itself.
  virtual: true,
  maxLength: 5000,
  validate: textarea,
  hooks: { afterRead: [() => null] },
  admin: {
    readOnly: false,
    placeholder: 'เช่น โทรแล้ว สนใจแพ็กเกจ More นัดสาธิตวันพุธ 10:00',
    disableListColumn: true,
    disableListFilter: true,
    components: { afterInput: ['/admin/panels/keep-note.tsx#KeepNote'] },
  },
};

const inListsAlone = { components: { Field: '/admin/panels/nothing.tsx#Nothing' } };

/** A source to filter and group the list by; the form tells it in words. */
function sourceField(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'select',
    options: [...sources],
    index: true,
    access: byTheOfficeOnly,
    admin: inListsAlone,
  };
}

/** The first and the last touch, as they were measured. */
export const sourceFields: Field[] = [
  sourceField('source', 'ช่องทางแรก'),
  sourceField('lastSource', 'ช่องทางล่าสุด'),
  received('sourceWords', 'ที่มา'),
  received('lastTouchWords', 'ที่มาครั้งล่าสุด'),
  received('article', 'บทความที่อ่านก่อนกรอก', { index: true }),
  received('landingPage', 'หน้าแรกที่เปิด'),
  received('referrer', 'มาจากหน้า'),
  received('deviceType', 'อุปกรณ์'),
  {
    type: 'row',
    fields: [
      received('utmSource', 'utm_source'),
      received('utmMedium', 'utm_medium'),
      received('utmCampaign', 'แคมเปญ (utm_campaign)', { index: true }),
      received('utmTerm', 'utm_term'),
      received('utmContent', 'utm_content'),
    ],
  },
  {
    name: 'clicks',
    label: 'รหัสคลิกและที่มาครั้งล่าสุด',
    type: 'json',
    access: byTheOfficeOnly,
    admin: { hidden: true },
  },
];

/** What the person agreed to, word for word. */
export const consentFields: Field[] = [
  {
    name: 'marketingConsent',
    label: 'ยินยอมรับข่าวสารและข้อเสนอ',
    type: 'checkbox',
    access: byTheOfficeOnly,
  },
  received('consentVersion', 'รุ่นของข้อความยินยอม'),
  {
    name: 'consentText',
    label: 'ข้อความยินยอมที่แสดง',
    type: 'textarea',
    access: byTheOfficeOnly,
  },
];
