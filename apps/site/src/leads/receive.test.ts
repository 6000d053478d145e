import { leadFields } from '@clinicdee/protocol';
import { describe, expect, it, vi } from 'vitest';
import { contentOf } from '../content/site-content.ts';
import { limitsOfWriting, RateLimit } from '../http/rate-limit.ts';
import { writtenPart } from '../forms/rules/serialize.ts';
import { emptyLeadForm } from './form.ts';
import { buildPayload, readValues } from './payload.ts';
import { answer, type LeadService, receiveLead } from './receive.ts';
import type { NewLead } from './stored-lead.ts';
import { silentLog } from '../../test/lead-outbox.ts';
import { unknownArrival } from '../../test/sample-payload.ts';

const { brand, notices } = contentOf('th');
const [currentNotice] = notices;
const address = 'http://localhost:4321/api/leads';
const good = {
  fullname: 'สมชาย ใจดี',
  phone: '๐๘๑-๒๓๔-๕๖๗๘',
  email: 'somchai@clinic.co.th',
  organization_type: 'จิตเวช',
  description: '',
};

function service(over: Partial<LeadService> = {}) {
  const stored: NewLead[] = [];
  const log = silentLog();
  const onStored = vi.fn();
  const made: LeadService = {
    outbox: {
      has: () => false,
      receivedAt: () => undefined,
      add: (lead) => {
        stored.push(lead);
        return Promise.resolve({ id: 'lead-id', reference: 'ABCD-1234', isNew: true });
      },
    },
    localOutbox: {
      refused: () => ({ total: 0, leads: [] }),
      resend: () => 0,
      ofPerson: () => Promise.resolve([]),
      erase: () => [],
    },
    contentFor: () => contentOf('th'),
    rateLimit: new RateLimit(limitsOfWriting(60)),
    siteUrl: new URL('http://localhost:4321'),
    log,
    onStored,
    ...over,
  };
  return { service: made, stored, log, onStored };
}

const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'iPhone', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', headers, body: new URLSearchParams(fields) });

describe('a valid lead', () => {
  const touch = {
    utm_source: 'line',
    utm_medium: 'chat',
    referrer: 'https://line.me/',
    landing_page: 'http://localhost:4321/?utm_source=line',
  };

  it('is stored with the keys of spec §3 before the answer', async () => {
    const { service: made, stored, onStored } = service();
    const sent = {
      ...good,
      ...touch,
      consent_version: currentNotice.version,
      marketing_consent: true,
      user_action: 'something else',
      device_type: 'desktop',
      injected: 'x',
    };
    const reception = await receiveLead(json(sent), '1.2.3.4', made);
    expect(reception.envelope).toMatchObject({ code: 200, reference: 'ABCD-1234' });
    expect(onStored).toHaveBeenCalledOnce();
    expect(stored[0]?.payload).toEqual({
      ...unknownArrival,
      ...writtenPart(leadFields, emptyLeadForm),
      fullname: 'สมชาย ใจดี',
      phone: '081-234-5678',
      phone_typed: '๐๘๑-๒๓๔-๕๖๗๘',
      email: 'somchai@clinic.co.th',
      email_typed: '',
      organization_type: 'จิตเวช',
      user_action: 'contact_form_submit',
      ...touch,
      device_type: 'mobile',
      organization_label: 'จิตเวช',
      phone_e164: '+66812345678',
      consent_text: currentNotice.before + currentNotice.link,
      consent_version: currentNotice.version,
      marketing_consent: true,
    });
  });

  it('keeps text beside an email address in the description', async () => {
    const { service: made, stored } = service();
    const email = 'info@clinic.co.th. โทรหลังบ่าย';
    const described = { ...good, email, description: 'สองสาขา' };
    await receiveLead(json(described), '1.2.3.4', made);
    await receiveLead(json({ ...good, email }), '1.2.3.4', made);
    await receiveLead(json({ ...good, email: ' info@clinic.co.th. ' }), '1.2.3.4', made);
    const kept = stored.map(({ payload }) => [payload.email, payload.description]);
    expect(kept).toEqual([
      ['info@clinic.co.th', `สองสาขา\n${email}`],
      ['info@clinic.co.th', email],
      ['info@clinic.co.th', ''],
    ]);
  });

  it('may be sent as a form with the field names of the form', async () => {
    const { service: made, stored } = service();
    const fields = {
      fullName: ' สมชาย ใจดี ',
      phone: '(02) 123-4567',
      email: 'somchai@clinic.co.th',
      orgType: 'ไม่ระบุ',
      extra: 'บรรทัดหนึ่ง\r\nบรรทัดสอง',
      marketing: 'on',
    };
    const page = 'http://localhost:4321/?utm_campaign=songkran#contact';
    const reception = await receiveLead(form(fields, { referer: page }), '1.2.3.4', made);
    expect(reception.envelope.code).toBe(200);
    expect(stored[0]?.payload).toMatchObject({
      fullname: 'สมชาย ใจดี',
      phone: '02 123-4567',
      phone_typed: '(02) 123-4567',
      phone_e164: '+6621234567',
      organization_type: 'เวชศาสตร์การเดินทาง',
      organization_label: 'ไม่ระบุ',
      description: 'บรรทัดหนึ่ง\nบรรทัดสอง',
      utm_campaign: 'songkran',
      landing_page: page,
      marketing_consent: true,
    });
  });

  it('is marked, not rejected, when the honeypot is filled', async () => {
    const { service: made, stored } = service();
    const reception = await receiveLead(json({ ...good, website: 'http://x' }), 'a', made);
    expect(reception.envelope.code).toBe(200);
    expect(stored[0]?.isSuspected).toBe(true);
  });
});

describe('a rejected lead', () => {
  it.each([
    ['unreadable JSON', json('{'), 400, 'unreadable'],
    ['another origin', json(good, { origin: 'https://evil.example' }), 403, 'foreign_origin'],
    ['a body of 33 KB', json({ ...good, description: 'x'.repeat(33_000) }), 413, 'too_large'],
    ['plain text', json(good, { 'content-type': 'text/plain' }), 415, 'wrong_type'],
    ['empty fields', json({}), 422, 'invalid'],
    ['a number instead of text', json({ ...good, phone: 812345678 }), 422, 'invalid'],
  ])('has a Thai message and is not stored: %s', async (_name, request, code, error) => {
    const { service: made, stored } = service();
    const reception = await receiveLead(request, 'a', made);
    expect(reception.envelope).toMatchObject({ code, error });
    expect(reception.envelope.message).toMatch(/[ก-๙]/);
    expect(answer(reception).status).toBe(code);
    expect(stored).toEqual([]);
  });

  it('has an error for each field and the entered values', async () => {
    const { service: made } = service();
    const { envelope, values } = await receiveLead(
      form({ fullName: 'ก', phone: '12', extra: 'ข้อความ' }),
      'a',
      made,
    );
    expect(Object.keys(envelope.errors ?? {})).toEqual(['fullName', 'phone', 'email', 'orgType']);
    expect(values).toMatchObject({ fullName: 'ก', phone: '12', extra: 'ข้อความ' });
  });

  it('answers 429 over the rate limit of an address, with the entered values', async () => {
    const { service: made, stored } = service({ rateLimit: new RateLimit(limitsOfWriting(1)) });
    await receiveLead(json(good), 'a', made);
    const reception = await receiveLead(json(good), 'a', made);
    expect(reception).toMatchObject({ envelope: { code: 429 }, values: { fullName: 'สมชาย ใจดี' } });
    expect(answer(reception).headers.get('retry-after')).toBe('60');
    expect((await receiveLead(json(good), 'b', made)).envelope.code).toBe(200);
    expect(stored).toHaveLength(2);
  });

  it('accepts a replay over the rate limit, and does not count it', async () => {
    const { service: made } = service({ rateLimit: new RateLimit(limitsOfWriting(1)) });
    const lead = { id: 'lead-id', reference: 'ABCD-1234' };
    const codes = [];
    for (const isKnown of [true, true, false, false, true, false]) {
      made.outbox.has = () => isKnown;
      made.outbox.add = () => Promise.resolve({ ...lead, isNew: !isKnown });
      codes.push((await receiveLead(json(good), 'a', made)).envelope.code);
    }
    expect(codes).toEqual([200, 200, 200, 429, 200, 429]);
  });

  it('answers 503 with the phone number when it could not be stored, and logs no personal data', async () => {
    const { service: made, log, onStored } = service();
    made.outbox.add = () => {
      throw Object.assign(new Error('disk I/O error: สมชาย'), { code: 'ERR_SQLITE_ERROR' });
    };
    const reception = await receiveLead(json(good), '1.2.3.4', made);
    expect(reception.envelope).toMatchObject({ code: 503, error: 'not_stored' });
    expect(reception.envelope.message).toContain(brand.phone.shown);
    expect(reception.values).toMatchObject({ fullName: 'สมชาย ใจดี' });
    expect(onStored).not.toHaveBeenCalled();
    const logged = JSON.stringify([log.info.mock.calls, log.error.mock.calls]);
    expect(logged).toContain('ERR_SQLITE_ERROR');
    expect(logged).not.toMatch(/สมชาย|somchai|1\.2\.3\.4|5678/);
  });
});

it('removes control characters and lone surrogates from entered values and attribution', async () => {
  const { service: made, stored } = service();
  const odd = {
    ...good,
    fullname: 'สม\0ชาย\u009F',
    description: 'ก\r\n\tข\uD800\uFFFF😀',
    utm_source: 'li\0ne',
    landing_page: 'http://localhost:4321/',
  };
  expect((await receiveLead(json(odd), 'a', made)).envelope.code).toBe(200);
  expect(stored[0]?.payload).toMatchObject({
    fullname: 'สมชาย',
    description: 'ก\n\tข😀',
    utm_source: 'line',
  });
});

describe('the consent of a lead', () => {
  const { organisations } = contentOf('th');
  const older = { ...currentNotice, version: '2567-01-01', before: 'เมื่อก่อน ' };
  const words = { notices: [currentNotice, older] as typeof notices, organisations };
  const consentOf = (consent_version: unknown) => {
    const sent = { consent_version };
    return buildPayload(readValues(sent), sent, new Request(address), words);
  };

  it('has the wording of the version that was sent with the form', () => {
    expect(consentOf(older.version)).toMatchObject({
      consent_version: older.version,
      consent_text: `เมื่อก่อน ${older.link}`,
    });
  });

  it.each([undefined, 7, [older.version]])('has the current version for %j', (sent) => {
    expect(consentOf(sent).consent_version).toBe(currentNotice.version);
  });
});
