import { describe, expect, it } from 'vitest';
import { clickIdNames, clickIds } from './click-ids.ts';
import { storedName, keysWith } from './enquiry-field.ts';
import { leadFields } from './lead.ts';
import { arrivalFields } from './recorded-fields.ts';
import { registrationFields } from './registration.ts';

describe.each([
  ['leads', leadFields],
  ['registrations', registrationFields],
])('the fields of %s', (_, fields) => {
  it('tell of who it is nothing but the name over chat and mail', () => {
    const personal = new Set<string>(keysWith(fields, 'isPersonal'));
    expect(keysWith(fields, 'isInAlerts').filter((key) => personal.has(key))).toEqual(['fullname']);
  });

  it('lose nothing that the visitor typed', () => {
    const kept = new Set<string>(keysWith(fields, 'isStored'));
    expect(keysWith(fields, 'form').filter((key) => !kept.has(key))).toEqual([]);
  });

  it('carry every click id', () => {
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(clickIdNames));
  });
});

it('knows six click ids, each with a source and a place in the payload', () => {
  expect(clickIds).toMatchObject({ ttclid: 'tiktok', gbraid: 'google_ads', ldtag_cl: 'line' });
  expect(clickIdNames.filter((name) => !Object.hasOwn(arrivalFields, name))).toEqual([]);
});

it.each([
  ['fullname', 'fullname'],
  ['utm_source', 'utmSource'],
  ['phone_e164', 'phoneE164'],
])('%s is kept as %s', (key, name) => {
  expect(storedName(key)).toBe(name);
});
