import { expect, it } from 'vitest';
import { keysWith } from './enquiry-field.ts';
import { leadFields } from './lead.ts';
import { personalData } from './personal-data.ts';
import { registrationFields } from './registration.ts';

it('has every stored field of leads and registrations in one category', () => {
  const stored = new Set<string>([
    ...keysWith(leadFields, 'isStored'),
    ...keysWith(registrationFields, 'isStored'),
  ]);
  const registered = personalData.flatMap(({ fields }) => fields);
  expect(registered.toSorted()).toEqual([...stored].sort());
});

it('states whole years', () => {
  expect(personalData.map(({ period }) => period).join()).not.toMatch(/\d\.\d/);
});
