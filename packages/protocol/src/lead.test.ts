import { expect, it } from 'vitest';
import { leadPayload } from './lead.ts';

const asBefore = {
  fullname: 'สมชาย ใจดี',
  phone: '081-234-5678',
  email: 'somchai@clinic.co.th',
  organization_type: 'จิตเวช',
  description: '',
  user_action: 'contact_form_submit',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
  referrer: '',
  landing_page: '',
  device_type: 'desktop',
  organization_label: 'จิตเวช',
  phone_e164: '',
  consent_text: '',
  consent_version: '',
  marketing_consent: false,
};

it('takes a lead without click ids and last touch, which then are not known', () => {
  const lead = leadPayload.parse(asBefore);
  expect(lead).toMatchObject({ gclid: '', article: '', last_utm_source: '', last_referrer: '' });
});
