import {
  type arrivalFields,
  type consentFields as consentKinds,
  emailProblem,
  type KeyWith,
  phoneProblem,
  type StoredName,
} from '@clinicdee/protocol';
import { calendarDay } from '@clinicdee/protocol/site-content';
import type {
  Condition,
  DateField,
  Field,
  SelectField,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { text, textarea } from 'payload/shared';
import { nobody, systemOnly } from '../access/rules.ts';
import { DISPLAY_FORMAT } from '../i18n/date-formats.ts';
import type { Detail } from './details.ts';
import { isOfStaff, sources } from './source.ts';
import { statuses } from './statuses.ts';

/** A field of lists and filters only. A condition would make its column nullable. */
const onlyInLists = { components: { Field: '/admin/panels/nothing.tsx#Nothing' } };
/** Hidden in the form, the list's columns and its filters. */
export const hiddenEverywhere = { hidden: true, disableListColumn: true, disableListFilter: true };

/** A read-only text field received with the enquiry. */
function received(name: string, label: string, rest: Partial<TextField> = {}): Field {
  return { ...rest, name, label, type: 'text', access: systemOnly } as TextField;
}

/** Status, owner, the next call and a note, at the top of the form. */
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
          components: { Cell: '/admin/cells.tsx#StatusCell' },
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
          components: {
            Cell: '/admin/cells.tsx#RelationCell',
            afterInput: ['/admin/panels/enquiry-form.tsx#Claim'],
          },
        },
      },
      {
        name: 'callAgainOn',
        label: 'โทรอีกครั้งวันที่',
        type: 'text',
        index: true,
        validate: (value: unknown) =>
          !value || calendarDay.safeParse(value).success || 'เลือกวันที่ ปีเป็น ค.ศ. เช่น 2026',
        admin: {
          components: {
            Cell: '/admin/cells.tsx#DayCell',
            Field: '/admin/site-content/fields.tsx#DayField',
          },
        },
      },
    ],
  },
  // Saving turns it into a history entry and empties the field.
  {
    name: 'note',
    label: 'เพิ่มบันทึก',
    type: 'textarea',
    // Payload makes virtual fields read-only and does not validate them by default.
    virtual: true,
    maxLength: 5000,
    validate: textarea,
    hooks: { afterRead: [() => null] },
    admin: {
      readOnly: false,
      // Documents in the trash cannot be saved: the note would be lost.
      condition: (_, { deletedAt }) => !deletedAt,
      components: { Field: '/admin/panels/enquiry-form.tsx#NoteField' },
      placeholder: 'เช่น โทรแล้ว สนใจแพ็กเกจใหญ่ นัดสาธิตวันพุธ 10:00',
      disableListColumn: true,
      disableListFilter: true,
    },
  },
];

/** Validates a phone number or e-mail address by the forms' rule (spec §5) when staff type it; what arrived stays. */
const validContact =
  (problemOf: (typed: string) => string | undefined, message: string): TextFieldSingleValidation =>
  async (value, options) => {
    const problem = await text(value, options);
    const isTyped = options.req.user && value !== options.previousValue;
    if (problem !== true || !value || !isTyped) return problem;
    return problemOf(value) === undefined || message;
  };

const typedPhone = validContact(phoneProblem, 'ใส่เบอร์ที่โทรได้ เช่น 081-234-5678');
/** Staff may know an e-mail address only; the site sends no lead without a phone number. */
const validPhone: TextFieldSingleValidation = (value, options) =>
  !value && Boolean((options.siblingData as { email?: unknown }).email)
    ? true
    : typedPhone(value, options);

/** Overrides of some fields. */
const overrides: Readonly<Record<string, Partial<TextField>>> = {
  fullname: { required: true },
  phone: {
    required: true,
    validate: validPhone,
    admin: {
      components: { Cell: '/admin/cells.tsx#PhoneCell' },
      placeholder: 'ไม่มีเบอร์ ใส่อีเมลแทนได้',
      disableBulkEdit: true,
    },
  },
  email: { index: true, validate: validContact(emailProblem, 'ใส่อีเมลให้ครบ เช่น name@clinic.co.th') },
  organizationType: { admin: hiddenEverywhere },
};

/**
 * Builds the Payload fields of an enquiry. Staff may edit the fields that the history records; all others are
 * read-only.
 */
export function detailFields(details: readonly Detail[]): Field[] {
  const fields = details.map(detailField);
  const [fullname, phone, email, ...rest] = fields;
  if (!fullname || !phone || !email) return fields;
  return [fullname, { type: 'row', fields: [phone, email] }, ...rest];
}

function detailField({ name, words, form, max, hasHistory }: Detail): Field {
  const kind = form?.rule.is;
  const type = kind === 'tick' ? 'checkbox' : kind === 'note' ? 'textarea' : 'text';
  return {
    ...overrides[name],
    name,
    label: words.label,
    type,
    ...(max !== undefined && { maxLength: max }),
    ...(!hasHistory && { access: systemOnly }),
  } as Field;
}

/** A text that no form, list or filter shows. */
const internal = (name: string, label: string, rest: Partial<TextField> = {}): Field =>
  received(name, label, { admin: hiddenEverywhere, ...rest });

/** A time that the office sets; no form shows it before. */
const momentOf = (name: string, label: string, admin: DateField['admin'] = {}): DateField => ({
  name,
  label,
  type: 'date',
  access: systemOnly,
  admin: {
    ...admin,
    date: { pickerAppearance: 'dayAndTime', displayFormat: DISPLAY_FORMAT },
    condition: (data: Record<string, unknown>) => Boolean(data[name]),
  },
});

/** What the office derives, for search, dialling, deduplication, alerts and figures. */
export const systemFields: Field[] = [
  internal('phoneE164', 'เบอร์โทร', { index: true }),
  internal('nameSearch', 'ชื่อ'),
  internal('phoneSearch', 'เบอร์โทร'),
  {
    name: 'idempotencyKey',
    type: 'text',
    unique: true,
    index: true,
    access: { ...systemOnly, read: nobody },
    admin: hiddenEverywhere,
  },
  {
    name: 'alertsMadeAt',
    type: 'date',
    index: true,
    access: systemOnly,
    admin: hiddenEverywhere,
  },
  // Shown to the visitor, who quotes it on the phone; the list's search finds it.
  {
    name: 'reference',
    label: 'เลขอ้างอิง',
    type: 'text',
    required: true,
    // Not unique: a duplicate reference is no reason to refuse a lead.
    index: true,
    access: systemOnly,
    admin: onlyInLists,
  },
  // Whether the honeypot field was filled in; staff decide whether it is spam.
  {
    name: 'isSuspected',
    label: 'อาจเป็นสแปม (ช่องดักบอตถูกกรอก)',
    type: 'checkbox',
    defaultValue: false,
    access: systemOnly,
    // For lists: the head of the form shows it.
    admin: { condition: nobody },
  },
  // Set by the first status that implies contact, removed when that status is undone.
  momentOf('firstContactedAt', 'ติดต่อครั้งแรกเมื่อ', { position: 'sidebar' }),
];

/** A source to filter and group the list by; the form of a stored enquiry shows `sourceWords` instead. */
const sourceField = (name: string, label: string): SelectField => ({
  name,
  label,
  type: 'select',
  options: [...sources],
  index: true,
  access: systemOnly,
  admin: onlyInLists,
});

const isNew: Condition = (_data, _siblings, { operation }) => operation === 'create';

/** The source of the first touch; staff who add a lead choose it. */
export const firstSourceField: SelectField = {
  ...sourceField('source', 'ช่องทางแรก'),
  filterOptions: ({ data, options, req }) =>
    req.user && !(data as { createdAt?: string }).createdAt
      ? sources.filter(({ value }) => isOfStaff(value))
      : options,
  access: { update: nobody },
  admin: { condition: isNew, description: 'ลูกค้าติดต่อเรามาทางไหน' },
};

type KeptArrival = StoredName<KeyWith<typeof arrivalFields, 'isStored'>> | 'deviceType';

const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, ...measured } = {
  article: received('article', 'บทความหรือหน้าแคมเปญก่อนกรอก', { index: true }),
  landingPage: received('landingPage', 'หน้าแรกที่เปิด'),
  referrer: received('referrer', 'มาจากหน้า'),
  deviceType: received('deviceType', 'อุปกรณ์'),
  utmSource: received('utmSource', 'utm_source'),
  utmMedium: received('utmMedium', 'utm_medium'),
  utmCampaign: received('utmCampaign', 'แคมเปญ (utm_campaign)', { index: true }),
  utmTerm: received('utmTerm', 'utm_term'),
  utmContent: received('utmContent', 'utm_content'),
} satisfies Record<KeptArrival, Field>;

/** First and last touch. */
export const sourceFields: Field[] = [
  sourceField('lastSource', 'ช่องทางล่าสุด'),
  received('sourceWords', 'ที่มา'),
  received('lastTouchWords', 'ที่มาครั้งล่าสุด'),
  ...Object.values(measured),
  { type: 'row', fields: [utmSource, utmMedium, utmCampaign, utmTerm, utmContent] },
  {
    name: 'clicks',
    label: 'รหัสคลิกและที่มาครั้งล่าสุด',
    type: 'json',
    access: systemOnly,
    admin: { hidden: true },
  },
];

type KeptConsent = StoredName<keyof typeof consentKinds>;

/** Consent to marketing with the wording shown, and its withdrawal, by which the list filters. */
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
    access: systemOnly,
  },
  consentWithdrawnAt: { ...momentOf('consentWithdrawnAt', 'ถอนความยินยอมเมื่อ'), index: true },
} satisfies Record<KeptConsent | 'consentWithdrawnAt', Field>);
