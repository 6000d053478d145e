import { arrivalFields, leadPayload, wireShape } from '@clinicdee/protocol';
import * as z from 'zod/mini';

/** The attribution of a visitor without a known source, for tests. */
export const unknownArrival = z.parse(z.object(wireShape(arrivalFields)), {});

/** A lead for tests. */
export const samplePayload = z.parse(leadPayload, {
  fullname: 'สมชาย ใจดี',
  phone: '081-234-5678',
  email: 'somchai@clinic.co.th',
  organization_type: 'จิตเวช',
  description: 'อยากดูระบบนัด',
  user_action: 'contact_form_submit',
  landing_page: 'http://localhost:4321/',
  device_type: 'desktop',
  organization_label: 'จิตเวช',
  phone_typed: '',
  email_typed: '',
  phone_e164: '+66812345678',
  consent_text: 'ข้อความ',
  consent_version: '2568-09-05',
  marketing_consent: false,
});
