import { describe, expect, it } from 'vitest';
import { clickIdNames } from './click-ids.ts';
import { keysWith, storedName } from './enquiry-field.ts';
import { leadFields, leadPayload } from './lead.ts';
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

it('accepts a lead stored before click ids and the last touch were recorded', () => {
  const lead = leadPayload.parse({
    fullname: 'สมชาย ใจดี',
    phone: '081-234-5678',
    email: 'somchai@clinic.co.th',
    organization_type: 'จิตเวช',
    organization_label: 'จิตเวช',
    description: '',
    user_action: 'contact_form_submit',
    device_type: 'desktop',
    phone_e164: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    utm_term: '',
    utm_content: '',
    referrer: '',
    landing_page: '',
    consent_text: '',
    consent_version: '',
    marketing_consent: false,
  });
  expect(lead).toMatchObject({ gclid: '', article: '', last_utm_source: '', last_referrer: '' });
});

it.each([
  ['fullname', 'fullname'],
  ['utm_source', 'utmSource'],
  ['phone_e164', 'phoneE164'],
])('the office stores %s as %s', (key, name) => {
  expect(storedName(key)).toBe(name);
});
