import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

it('has a default for everything that a local run needs', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    siteUrl: new URL('http://localhost:4321'),
    trustedProxies: false,
    leadApi: undefined,
  });
});

it('takes an empty variable as not set', () => {
  expect(readEnvironment({ PORT: '', LEAD_API_URL: ' ' })).toMatchObject({ port: 4321 });
});

it('takes the addresses of proxies', () => {
  expect(readEnvironment({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' })).toMatchObject({
    trustedProxies: '10.0.0.1, 10.1.0.0/16',
  });
});

it('reads what is set', () => {
  const environment = readEnvironment({
    PORT: '8080',
    SITE_URL: 'https://www.clinicdee.example',
    TRUST_PROXY: '1',
    LEAD_API_URL: 'https://api.example/leads',
    LEAD_API_TOKEN: 'secret',
    LEAD_API_TIMEOUT: '2.5',
  });
  expect(environment).toMatchObject({
    port: 8080,
    siteUrl: new URL('https://www.clinicdee.example'),
    trustedProxies: expect.stringContaining('loopback') as string,
    leadApi: { url: 'https://api.example/leads', token: 'secret', timeoutMs: 2500 },
  });
});

it('takes the status alone as an API’s word only where that is said', () => {
  const given = {
    LEAD_API_URL: 'https://api.example',
    LEAD_API_TOKEN: 'secret',
    REGISTRATION_API_URL: 'https://api.example',
    REGISTRATION_API_TOKEN: 'secret',
  };
  const wordOf = (said: Record<string, string>) => {
    const { leadApi, registrationApi } = readEnvironment({ ...given, ...said });
    return [leadApi?.acknowledgedBy, registrationApi?.acknowledgedBy];
  };
  expect(wordOf({})).toEqual(['code', 'code']);
  expect(wordOf({ LEAD_API_ACK_MODE: 'status' })).toEqual(['status', 'code']);
  expect(wordOf({ REGISTRATION_API_ACK_MODE: 'status' })).toEqual(['code', 'status']);
});

describe('what is sent beside the keys of the spec', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'environment-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const vendors = {
    DATA_DIR: dataDir,
    LEAD_API_URL: 'https://crm.example/leads',
    LEAD_API_TOKEN: 'secret',
    REGISTRATION_API_URL: 'https://crm.example',
    REGISTRATION_API_TOKEN: 'secret',
    CONTENT_API_URL: 'https://cms.example',
    CONTENT_API_KEY: 'secret',
  };
  const sent = (given: Record<string, string>) => {
    const { leadApi, registrationApi, contentSite } = readEnvironment({
      DATA_DIR: dataDir,
      ...given,
    });
    return [leadApi?.fields, registrationApi?.fields, contentSite?.hasSiteContent];
  };
  const office = 'https://office.example';

  it.each([
    ['a vendor’s own services', vendors],
    ['a vendor’s own services beside an office', { ...vendors, OFFICE_URL: office }],
    [
      'another port of the office’s machine',
      {
        ...vendors,
        OFFICE_URL: 'http://127.0.0.1:4322',
        LEAD_API_URL: 'http://127.0.0.1:4323/leads',
        REGISTRATION_API_URL: 'http://localhost:4323',
        CONTENT_API_URL: 'http://127.0.0.1',
      },
    ],
    [
      'a name that begins like the office’s',
      {
        ...vendors,
        OFFICE_URL: office,
        LEAD_API_URL: `${office}.evil.example`,
        REGISTRATION_API_URL: 'http://office.example',
        CONTENT_API_URL: `${office}:8443`,
      },
    ],
  ])('is nothing to %s', (_, given) => {
    expect(sent(given)).toEqual(['spec', 'spec', false]);
  });

  it.each([
    ['by default', { OFFICE_URL: office }],
    ['by its internal address', { OFFICE_URL: office, OFFICE_INTERNAL_URL: 'http://office:4322' }],
    [
      'named by hand, public and internal address alike',
      {
        ...vendors,
        OFFICE_URL: `${office}/`,
        OFFICE_INTERNAL_URL: 'http://office:4322',
        LEAD_API_URL: `${office}/api/intake/leads`,
        REGISTRATION_API_URL: 'http://office:4322/',
        CONTENT_API_URL: office,
      },
    ],
    [
      'by another name of this machine',
      {
        ...vendors,
        OFFICE_URL: 'http://localhost:4322',
        LEAD_API_URL: 'http://127.0.0.1:4322/api/intake/leads',
        REGISTRATION_API_URL: 'http://[::1]:4322',
        CONTENT_API_URL: 'http://localhost:4322',
      },
    ],
  ])('is everything to the office %s', (_, given) => {
    expect(sent(given)).toEqual(['all', 'all', true]);
  });

  it('can be said for each', () => {
    const more = { LEAD_API_FIELDS: 'all', REGISTRATION_API_FIELDS: 'all' };
    expect(sent({ ...vendors, ...more, CONTENT_API_SITE_CONTENT: '1' })).toEqual([
      'all',
      'all',
      true,
    ]);
    const less = { LEAD_API_FIELDS: 'spec', REGISTRATION_API_FIELDS: 'spec' };
    expect(sent({ OFFICE_URL: office, ...less, CONTENT_API_SITE_CONTENT: '0' })).toEqual([
      'spec',
      'spec',
      false,
    ]);
  });
});

describe('says in a line what to mend', () => {
  it.each([
    [{ PORT: 'abc' }, /^PORT .*abc/],
    [{ PORT: '70000' }, /^PORT /],
    [{ SITE_URL: 'www.clinicdee.example' }, /^SITE_URL /],
    [{ SITE_URL: 'ftp://clinicdee.example' }, /^SITE_URL /],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY /],
    [{ LEAD_API_URL: 'https://api.example' }, /^LEAD_API_TOKEN must be set too/],
    [{ LEAD_API_ACK_MODE: 'yes' }, /^LEAD_API_ACK_MODE /],
    [{ LEAD_API_FIELDS: '14' }, /^LEAD_API_FIELDS /],
    [{ REGISTRATION_API_ACK_MODE: '200' }, /^REGISTRATION_API_ACK_MODE /],
    [{ LEADS_PER_MINUTE: '0' }, /^LEADS_PER_MINUTE /],
  ])('%o', (source, message) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(message);
  });
});
