import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

it('has defaults for a local run', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    siteUrl: new URL('http://localhost:4321'),
    trustedProxies: false,
    leadApi: undefined,
  });
});

it('treats an empty variable as unset', () => {
  expect(readEnvironment({ PORT: '', LEAD_API_URL: ' ' })).toMatchObject({ port: 4321 });
});

it('reads the variables', () => {
  expect(readEnvironment({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' })).toMatchObject({
    trustedProxies: '10.0.0.1, 10.1.0.0/16',
  });
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

it('accepts a status without a code only from an API that is configured so', () => {
  const given = {
    LEAD_API_URL: 'https://api.example',
    LEAD_API_TOKEN: 'secret',
    REGISTRATION_API_URL: 'https://api.example',
    REGISTRATION_API_TOKEN: 'secret',
  };
  const modes = (variables: Record<string, string>) => {
    const { leadApi, registrationApi } = readEnvironment({ ...given, ...variables });
    return [leadApi?.acknowledgedBy, registrationApi?.acknowledgedBy];
  };
  expect(modes({})).toEqual(['code', 'code']);
  expect(modes({ LEAD_API_ACK_MODE: 'status' })).toEqual(['status', 'code']);
  expect(modes({ REGISTRATION_API_ACK_MODE: 'status' })).toEqual(['code', 'status']);
});

describe('which fields an API gets', () => {
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
    ['APIs of a vendor', vendors],
    ['APIs of a vendor beside an office', { ...vendors, OFFICE_URL: office }],
    [
      'another port of the office’s host',
      {
        ...vendors,
        OFFICE_URL: 'http://127.0.0.1:4322',
        LEAD_API_URL: 'http://127.0.0.1:4323/leads',
        REGISTRATION_API_URL: 'http://localhost:4323',
        CONTENT_API_URL: 'http://127.0.0.1',
      },
    ],
    [
      'a host name that begins like the office’s',
      {
        ...vendors,
        OFFICE_URL: office,
        LEAD_API_URL: `${office}.evil.example`,
        REGISTRATION_API_URL: 'http://office.example',
        CONTENT_API_URL: `${office}:8443`,
      },
    ],
  ])('sends only the fields of the spec to %s', (_, given) => {
    expect(sent(given)).toEqual(['spec', 'spec', false]);
  });

  it.each([
    ['an office', { OFFICE_URL: office }],
    [
      'an office with an internal address',
      { OFFICE_URL: office, OFFICE_INTERNAL_URL: 'http://office:4322' },
    ],
    [
      'an office whose addresses are set for each API',
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
      'an office at another name of this host',
      {
        ...vendors,
        OFFICE_URL: 'http://localhost:4322',
        LEAD_API_URL: 'http://127.0.0.1:4322/api/intake/leads',
        REGISTRATION_API_URL: 'http://[::1]:4322',
        CONTENT_API_URL: 'http://localhost:4322',
      },
    ],
  ])('sends all fields to %s', (_, given) => {
    expect(sent(given)).toEqual(['all', 'all', true]);
  });

  it('can be set for each API', () => {
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

describe('names the invalid variable', () => {
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
