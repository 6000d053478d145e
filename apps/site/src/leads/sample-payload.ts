import type { LeadPayload } from '@clinicdee/protocol';

/** What is recorded of a visitor who came by no known way, for tests. */
export const notKnown = {
  gclid: '',
  fbclid: '',
  ldtag_cl: '',
  article: '',
  last_utm_source: '',
  last_utm_medium: '',
  last_utm_campaign: '',
  last_utm_term: '',
  last_utm_content: '',
  last_referrer: '',
  last_landing_page: '',
};

/** A lead for tests. */
export const samplePayload: LeadPayload = {
  fullname: 'สมชาย ใจดี',
  phone: '081-234-5678',
  email: 'somchai@clinic.co.th',
  organization_type: 'จิตเวช',
  description: 'อยากดูระบบนัด',
  user_action: 'contact_form_submit',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
  referrer: '',
  landing_page: 'http://localhost:4321/',
  device_type: 'desktop',
  organization_label: 'จิตเวช',
  phone_e164: '+66812345678',
  consent_text: 'ข้อความ',
  consent_version: '2568-09-05',
  marketing_consent: false,
  ...notKnown,
};
