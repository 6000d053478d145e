import { packages } from '@clinicdee/brand/packages';
import { describe, expect, it } from 'vitest';
import type { Lead, Registration } from '../payload-types.ts';
import { asHtml, asText } from './channels/channel.ts';
import { enquiryMessage } from './message.ts';

const kept = {
  id: 7,
  reference: 'AAAA-1111',
  createdAt: '',
  updatedAt: '',
  fullname: 'สมชาย',
  phone: '0812345678',
  email: 'a@b.co',
  status: 'new',
} as const;
const lead: Lead = { ...kept, organizationLabel: 'จิตเวช', sourceWords: 'Google' };
const about = { relationTo: 'leads', value: 7 } as const;
const message = (change: Partial<Lead>) => enquiryMessage(about, { ...lead, ...change });

describe('a name with line breaks, links and markup', () => {
  const fullname =
    'สมชาย\nที่มา: Google\u2028https://evil.co/x\u202e\r\nevil.co/x <a href=//evil.co>';
  const forged = message({ fullname });
  const lines = asText(forged).split('\n');

  it('stays on one line', () => {
    expect(lines).toHaveLength(5);
    expect(lines.filter((line) => line.startsWith('ที่มา:'))).toEqual(['ที่มา: Google']);
    expect(asText(forged)).not.toMatch(/[\r\u2028\u2029\u202a-\u202e]/);
  });

  it('has no link in plain text', () => {
    expect(lines.slice(0, -1).join(' ')).not.toMatch(/https?:\/\/|evil\.co/i);
    expect(lines.at(-1)).toMatch(/^http:\/\/[^ ]+\/admin\/collections\/leads\/7/);
  });

  it('has no link and no markup in HTML mail', () => {
    const html = asHtml(forged);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toMatch(/evil\.co/);
    expect(html).toContain('&lt;a href=');
  });

  it('is unchanged in data for the webhook', () => {
    expect(forged.data.fullname).toBe(fullname);
  });
});

it('defangs the other texts of a visitor', () => {
  const text = asText(message({ organizationLabel: 'bad.co/y', sourceWords: 'ลิงก์จาก worse.co/z' }));
  expect(text).toMatch(/bad\. co\/y[\s\S]*worse\. co\/z/);
});

it('omits empty lines and shortens long ones', () => {
  const text = asText(message({ organizationLabel: '', fullname: 'ก'.repeat(500) }));
  expect(text).not.toMatch(/: *$/m);
  expect(text).toContain(`ชื่อ: ${'ก'.repeat(120)}…\n`);
});

it('describes a registration with its package', () => {
  const { code = '', name = '' } = packages.at(-1) ?? {};
  const registration: Registration = {
    ...kept,
    clinicName: 'คลินิกใจดี',
    package: code,
    branches: '3',
  };
  const subject = { relationTo: 'registrations', value: 7 } as const;
  const { title, lines, data } = enquiryMessage(subject, registration, new Map([[code, name]]));
  expect([title, ...lines]).toEqual([
    'มีการลงทะเบียนแพ็กเกจใหม่',
    'ชื่อ: สมชาย',
    'คลินิก: คลินิกใจดี',
    `แพ็กเกจ: ${name}`,
    'จำนวนสาขา: 3',
    'ที่มา: ไม่ทราบ',
  ]);
  expect(data).toMatchObject({
    event: 'registration.created',
    clinic_name: 'คลินิกใจดี',
    package: code,
    package_name: name,
    branches: '3',
  });
});
