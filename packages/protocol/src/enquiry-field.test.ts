import { describe, expect, it } from 'vitest';
import { clickIdNames } from './click-ids.ts';
import { keysWith, storedName } from './enquiry-field.ts';
import { leadFields } from './lead.ts';
import { registrationFields } from './registration.ts';

describe.each([
  ['lead', leadFields],
  ['registration', registrationFields],
])('the fields of a %s', (_, fields) => {
  it('include no personal data in alerts except the name', () => {
    const personal = new Set<string>(keysWith(fields, 'isPersonal'));
    expect(keysWith(fields, 'isInAlerts').filter((key) => personal.has(key))).toEqual(['fullname']);
  });

  it('store everything that the visitor enters', () => {
    const stored = new Set<string>(keysWith(fields, 'isStored'));
    expect(keysWith(fields, 'form').filter((key) => !stored.has(key))).toEqual([]);
  });

  it('include every click id', () => {
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(clickIdNames));
  });
});

it.each([
  ['fullname', 'fullname'],
  ['utm_source', 'utmSource'],
  ['phone_e164', 'phoneE164'],
])('the office stores %s as %s', (key, name) => {
  expect(storedName(key)).toBe(name);
});
