import type {
  arrivalFields,
  consentFields as consentKinds,
  KeptName,
  KeyWith,
} from '@clinicdee/protocol';
import type { Field, TextField } from 'payload';
import { textarea } from 'payload/shared';
import { nobody } from '../access/rules.ts';
import { DISPLAY_FORMAT } from '../i18n/date-formats.ts';
import type { Detail } from './details.ts';
import { sources } from './source.ts';
import { statuses } from './statuses.ts';

const byTheOfficeOnly = { create: nobody, update: nobody };
/** Neither in the form nor among the columns and filters of the list. */
export const outOfSight = { hidden: true, disableListColumn: true, disableListFilter: true };

/** A text that came with the enquiry and stays as it came. */
function received(name: string, label: string, rest: Partial<TextField> = {}): Field {
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

/** Set by the first status that means a conversation, taken away when that is undone. */
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

/** How some fields look or are found, beyond what the list says. */
const looks: Readonly<Record<string, Partial<TextField>>> = {
  fullname: { required: true },
  phone: {
    required: true,
    admin: { components: { Cell: '/admin/cells/phone-cell.tsx#PhoneCell' } },
  },
  email: { index: true },
  organizationType: { admin: outOfSight },
};

/**
 * What an enquiry says. Staff may correct a spelling mistake where the history keeps what was there before;
 * the rest stays as it came.
 */
export function detailFields(details: readonly Detail[]): Field[] {
  const made = details.map(detailField);
  const [fullname, phone, email, ...rest] = made;
  if (!fullname || !phone || !email) return made;
  return [fullname, { type: 'row', fields: [phone, email] }, ...rest];
}

function detailField({ name, words, form, max, isWatched }: Detail): Field {
  const kind = form?.rule.is;
  const type = kind === 'tick' ? 'checkbox' : kind === 'note' ? 'textarea' : 'text';
  return {
    ...looks[name],
    name,
    label: words.label,
    type,
    ...(max !== undefined && { maxLength: max }),
    ...(!isWatched && { access: byTheOfficeOnly }),
  } as Field;
}

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
    name: 'nameSearch',
    label: 'ชื่อ',
    type: 'text',
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
    // Nothing is saved in the trash: what was typed there would be lost.
    condition: (_, { deletedAt }) => !deletedAt,
    placeholder: 'เช่น โทรแล้ว สนใจแพ็กเกจใหญ่ นัดสาธิตวันพุธ 10:00',
    disableListColumn: true,
    disableListFilter: true,
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

type KeptArrival = KeptName<KeyWith<typeof arrivalFields, 'isKept'>> | 'deviceType';

const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, ...measured } = {
  article: received('article', 'บทความที่อ่านก่อนกรอก', { index: true }),
  landingPage: received('landingPage', 'หน้าแรกที่เปิด'),
  referrer: received('referrer', 'มาจากหน้า'),
  deviceType: received('deviceType', 'อุปกรณ์'),
  utmSource: received('utmSource', 'utm_source'),
  utmMedium: received('utmMedium', 'utm_medium'),
  utmCampaign: received('utmCampaign', 'แคมเปญ (utm_campaign)', { index: true }),
  utmTerm: received('utmTerm', 'utm_term'),
  utmContent: received('utmContent', 'utm_content'),
} satisfies Record<KeptArrival, Field>;

/** The first and the last touch, as they were measured. */
export const sourceFields: Field[] = [
  sourceField('source', 'ช่องทางแรก'),
  sourceField('lastSource', 'ช่องทางล่าสุด'),
  received('sourceWords', 'ที่มา'),
  received('lastTouchWords', 'ที่มาครั้งล่าสุด'),
  ...Object.values(measured),
  { type: 'row', fields: [utmSource, utmMedium, utmCampaign, utmTerm, utmContent] },
  {
    name: 'clicks',
    label: 'รหัสคลิกและที่มาครั้งล่าสุด',
    type: 'json',
    access: byTheOfficeOnly,
    admin: { hidden: true },
  },
];

type KeptConsent = KeptName<keyof typeof consentKinds>;

/** What the person agreed to, word for word. */
export const consentFields: Field[] = Object.values({
  marketingConsent: {
    name: 'marketingConsent',
    label: 'ยินยอมรับข่าวสารและข้อเสนอ',
    type: 'checkbox',
    access: { create: nobody },
    // Staff record a withdrawal; consent itself is given by the person alone (PDPA, section 19).
    validate: (value, { operation, previousValue }) =>
      operation !== 'update' ||
      value !== true ||
      previousValue === true ||
      'ลูกค้าเท่านั้นที่ให้ความยินยอมได้ ผ่านแบบฟอร์มบนเว็บไซต์',
    admin: {
      description: 'ลูกค้าขอไม่รับข่าวสาร: เอาเครื่องหมายออกแล้วบันทึก มีผลกับทุกรายการของคนเดียวกัน',
    },
  },
  consentVersion: received('consentVersion', 'รุ่นของข้อความยินยอม'),
  consentText: {
    name: 'consentText',
    label: 'ข้อความยินยอมที่แสดง',
    type: 'textarea',
    access: byTheOfficeOnly,
  },
} satisfies Record<KeptConsent, Field>);

/** Set when staff record that the person no longer wants news; the list filters by it. */
export const withdrawalField: Field = {
  name: 'consentWithdrawnAt',
  label: 'ถอนความยินยอมเมื่อ',
  type: 'date',
  index: true,
  access: byTheOfficeOnly,
  admin: {
    date: { pickerAppearance: 'dayAndTime', displayFormat: DISPLAY_FORMAT },
    condition: (data: { consentWithdrawnAt?: unknown }) => Boolean(data.consentWithdrawnAt),
  },
};
