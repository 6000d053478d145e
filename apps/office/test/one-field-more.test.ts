import { leadFields, textOrEmpty } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { alertLines, webhookPart } from '../src/alerts/message.ts';
import { detailsOf, keptFields } from '../src/enquiries/details.ts';
import { detailColumns } from '../src/enquiries/export.ts';
import { detailFields } from '../src/enquiries/fields.ts';
import { changesOf } from '../src/enquiries/history.ts';
import type { Lead } from '../src/payload-types.ts';

/*
 * Follows the recipe of CONTRIBUTING.md for a new lead field: the field in the list, with its label, is all
 * that the office needs beside a generated migration.
 */
const fields = {
  ...leadFields,
  opening_month: {
    ...textOrEmpty(50),
    form: { name: 'openingMonth', rule: { is: 'name', min: 2, max: 20 } },
    isStored: true,
    staff: { label: 'เดือนที่เปิด' },
    isExported: true,
    hasHistory: true,
    isInAlerts: true,
    webhook: 'opening_month',
  },
} as const;
const details = detailsOf(fields);
const enquiry = { fullname: 'สมชาย', organizationLabel: 'จิตเวช', openingMonth: 'มีนาคม' };

it('is stored under its camel-case name', () => {
  expect(keptFields(fields, { opening_month: 'มีนาคม' }).openingMonth).toBe('มีนาคม');
});

it('is a field of the collection, with its label and limit', () => {
  expect(detailFields(details)).toContainEqual({
    name: 'openingMonth',
    label: 'เดือนที่เปิด',
    type: 'text',
    maxLength: 50,
  });
});

it('is a column of the CSV', () => {
  const column = detailColumns(details).find(([head]) => head === 'เดือนที่เปิด');
  expect(column?.[1](enquiry as unknown as Lead)).toBe('มีนาคม');
});

it('has a history', () => {
  expect(changesOf(details, enquiry, { ...enquiry, openingMonth: 'เมษายน' })).toEqual([
    'เดือนที่เปิด: มีนาคม → เมษายน',
  ]);
});

it('is in alerts and webhook calls', () => {
  expect(alertLines(fields, enquiry)).toEqual(['ชื่อ: สมชาย', 'ประเภท: จิตเวช', 'เดือนที่เปิด: มีนาคม']);
  expect(webhookPart(fields, enquiry)).toMatchObject({ opening_month: 'มีนาคม', phone: '' });
});
