import { campaignLanguages } from '@clinicdee/protocol/site-content';
import type {
  Field,
  RelationshipFieldSingleValidation,
  SelectFieldSingleValidation,
} from 'payload';
import { relationship, select } from 'payload/shared';
import { recordsOf } from '../access/records.ts';
import { notDuplicated } from './fields.ts';

const labels: Record<(typeof campaignLanguages)[number], string> = { th: 'ไทย', en: 'อังกฤษ' };

/** No two pages of one language translate the same page. */
const validateTranslation: RelationshipFieldSingleValidation = async (value, options) => {
  const isChoice = await relationship(value, options);
  if (isChoice !== true || typeof value !== 'number') return isChoice;
  const { data, id, req } = options;
  const others = await recordsOf(req.payload).count('pages', {
    and: [
      { translationOf: { equals: value } },
      { language: { equals: (data as { language?: string }).language } },
      ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
    ],
  });
  return others === 0 || 'มีหน้าภาษานี้ของหน้าที่เลือกแล้ว';
};

/** A page keeps another language than its translations. */
const validateLanguage: SelectFieldSingleValidation = async (value, options) => {
  const isChoice = await select(value, options);
  const { id, req } = options;
  if (isChoice !== true || id === undefined) return isChoice;
  const where = { and: [{ translationOf: { equals: id } }, { language: { equals: value } }] };
  return (await recordsOf(req.payload).count('pages', where)) === 0 || 'มีหน้าภาษานี้ที่แปลจากหน้านี้แล้ว';
};

/** The language of a campaign page, and the page that it translates. Each has its own status, schedule and versions. */
export const pageLanguage: Field[] = [
  {
    name: 'language',
    label: 'ภาษาของหน้า',
    type: 'select',
    options: campaignLanguages.map((value) => ({ value, label: labels[value] })),
    defaultValue: 'th',
    required: true,
    validate: validateLanguage,
    admin: { position: 'sidebar', description: 'แบบฟอร์ม เมนู และท้ายหน้าเป็นภาษานี้ด้วย' },
  },
  notDuplicated({
    name: 'translationOf',
    label: 'แปลจากหน้า',
    type: 'relationship',
    relationTo: 'pages',
    filterOptions: ({ data, id }) => ({
      language: { not_equals: (data as { language?: string }).language },
      translationOf: { exists: false },
      heading: { exists: true },
      ...(Boolean(id) && { id: { not_equals: id } }),
    }),
    validate: validateTranslation,
    admin: {
      position: 'sidebar',
      allowCreate: false,
      description: 'สองหน้านี้ลิงก์ถึงกัน และเครื่องมือค้นหารู้ว่าเป็นหน้าเดียวกันคนละภาษา',
    },
  }),
];
