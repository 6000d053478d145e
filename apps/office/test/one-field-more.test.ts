import { leadFields, textOrEmpty } from '@clinicdee/protocol';
import { expect, it } from 'vitest';
import { alertLines, webhookPart } from '../src/alerts/message.ts';
import { detailsOf, keptFields } from '../src/enquiries/details.ts';
import { detailColumns } from '../src/enquiries/export.ts';
import { detailFields } from '../src/enquiries/fields.ts';
import { changesOf } from '../src/enquiries/history.ts';
import type { Lead } from '../src/payload-types.ts';

const label = 'เดือนที่เปิด';
const fields = {
  ...leadFields,
  opening_month: {
    ...textOrEmpty(50),
    form: { name: 'openingMonth', rule: { is: 'name', min: 2, max: 20 } },
    isStored: true,
    staff: { label },
    isExported: true,
    hasHistory: true,
    isInAlerts: true,
    webhook: 'opening_month',
  },
} as const;

it('stores, shows, exports and announces a field that is in the list (CONTRIBUTING.md)', () => {
  const details = detailsOf(fields);
  const enquiry = { fullname: 'สมชาย', organizationLabel: 'จิตเวช', openingMonth: 'มีนาคม' };
  expect(keptFields(fields, { opening_month: 'มีนาคม' }).openingMonth).toBe('มีนาคม');
  const field = { name: 'openingMonth', label, type: 'text', maxLength: 50 };
  expect(detailFields(details)).toContainEqual(field);
  const column = detailColumns(details).find(([head]) => head === label);
  expect(column?.[1](enquiry as unknown as Lead)).toBe('มีนาคม');
  const changed = { ...enquiry, openingMonth: 'เมษายน' };
  expect(changesOf(details, enquiry, changed)).toEqual([`${label}: มีนาคม → เมษายน`]);
  const lines = ['ชื่อ: สมชาย', 'ประเภท: จิตเวช', `${label}: มีนาคม`];
  expect(alertLines(fields, enquiry)).toEqual(lines);
  expect(webhookPart(fields, enquiry)).toMatchObject({ opening_month: 'มีนาคม', phone: '' });
});
