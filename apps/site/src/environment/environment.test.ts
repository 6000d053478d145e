import { localSecrets } from '@clinicdee/data-dir/secrets';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';

it('has defaults for a local run', () => {
  // An empty variable counts as unset.
  expect(readEnvironment({ PORT: '', LEAD_API_URL: ' ' })).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    siteUrl: new URL('http://localhost:4321'),
    trustedProxies: false,
    leadApi: undefined,
    // As the privacy notice says.
    leadRetentionDays: 730,
  });
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
    LEAD_RETENTION_DAYS: '30',
  });
  expect(environment).toMatchObject({
    port: 8080,
    siteUrl: new URL('https://www.clinicdee.example'),
    trustedProxies: expect.stringContaining('loopback') as string,
    leadApi: { url: 'https://api.example/leads', token: 'secret', timeoutMs: 2500 },
    leadRetentionDays: 30,
  });
});

it('uses the office for all three APIs, with the secrets of the data folder', () => {
  const dataDir = temporaryFolder();
  const environment = readEnvironment({ DATA_DIR: dataDir, OFFICE_URL: 'http://127.0.0.1:4322/' });
  const secrets = localSecrets(dataDir);
  expect(environment.leadApi).toMatchObject({
    url: 'http://127.0.0.1:4322/api/intake/leads',
    token: secrets.LEAD_API_TOKEN,
  });
  expect(environment.contentSite).toMatchObject({
    url: new URL('http://127.0.0.1:4322'),
    key: secrets.CONTENT_API_KEY,
  });
  expect(environment.registrationApi).toMatchObject({ token: secrets.REGISTRATION_API_TOKEN });
  expect(environment.analyticsKey).toBe(secrets.ANALYTICS_READ_KEY);
  expect(environment.leadsAdminKey).toBe(secrets.LEADS_ADMIN_KEY);
});

it('calls the office at its internal address, and accepts pictures of both addresses', () => {
  const { contentSite, leadApi, officeOrigin } = readEnvironment({
    DATA_DIR: temporaryFolder(),
    OFFICE_URL: 'https://office.example.com',
    OFFICE_INTERNAL_URL: 'http://127.0.0.1:4322',
  });
  expect(leadApi?.url).toBe('http://127.0.0.1:4322/api/intake/leads');
  expect(contentSite?.url.href).toBe('http://127.0.0.1:4322/');
  expect(Object.fromEntries(contentSite?.mediaOrigins ?? [])).toEqual({
    'http://127.0.0.1:4322': 'http://127.0.0.1:4322',
    'https://office.example.com': 'http://127.0.0.1:4322',
  });
  expect(officeOrigin).toBe('https://office.example.com');
});

it('prefers URLs and keys of the environment', () => {
  const environment = readEnvironment({
    DATA_DIR: temporaryFolder(),
    OFFICE_URL: 'http://127.0.0.1:4322',
    LEAD_API_URL: 'https://crm.example/leads',
    LEAD_API_TOKEN: 'vendor-token',
    CONTENT_API_KEY: 'content-key',
  });
  expect(environment.leadApi).toMatchObject({
    url: 'https://crm.example/leads',
    token: 'vendor-token',
  });
  expect(environment.contentSite).toMatchObject({ key: 'content-key' });
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
  const vendors = {
    LEAD_API_URL: 'https://crm.example/leads',
    LEAD_API_TOKEN: 'secret',
    REGISTRATION_API_URL: 'https://crm.example',
    REGISTRATION_API_TOKEN: 'secret',
    CONTENT_API_URL: 'https://cms.example',
    CONTENT_API_KEY: 'secret',
  };
  const sent = (given: Record<string, string>) => {
    const variables = { DATA_DIR: temporaryFolder(), ...given };
    const { leadApi, registrationApi, contentSite } = readEnvironment(variables);
    return [leadApi?.fields, registrationApi?.fields, contentSite?.hasSiteContent];
  };
  const apis = (office: object, lead: string, registration: string, content: string) => ({
    ...vendors,
    ...office,
    LEAD_API_URL: lead,
    REGISTRATION_API_URL: registration,
    CONTENT_API_URL: content,
  });
  const OFFICE_URL = 'https://office.example';
  const office = { OFFICE_URL };
  const local = { OFFICE_URL: 'http://127.0.0.1:4322' };
  const internal = { OFFICE_URL, OFFICE_INTERNAL_URL: 'http://office:4322' };

  it.each([
    { ...vendors, ...office },
    // Another port of the office’s host.
    apis(local, 'http://127.0.0.1:4323/leads', 'http://localhost:4323', 'http://127.0.0.1'),
    // A host name that begins like the office’s.
    apis(office, `${OFFICE_URL}.evil.example`, 'http://office.example', `${OFFICE_URL}:8443`),
  ])('sends only the fields of the spec to the APIs of %j', (given) => {
    expect(sent(given)).toEqual(['spec', 'spec', false]);
  });

  it.each([
    office,
    apis(internal, `${OFFICE_URL}/api/intake/leads`, 'http://office:4322/', OFFICE_URL),
    // Other names of this host.
    apis(local, 'http://127.0.0.1:4322/leads', 'http://[::1]:4322', 'http://localhost:4322'),
  ])('sends all fields to the APIs of %j', (given) => {
    expect(sent(given)).toEqual(['all', 'all', true]);
  });

  it('can be set for each API', () => {
    const more = { LEAD_API_FIELDS: 'all', REGISTRATION_API_FIELDS: 'all' };
    const all = sent({ ...vendors, ...more, CONTENT_API_SITE_CONTENT: '1' });
    expect(all).toEqual(['all', 'all', true]);
    const less = { LEAD_API_FIELDS: 'spec', REGISTRATION_API_FIELDS: 'spec' };
    const few = sent({ ...office, ...less, CONTENT_API_SITE_CONTENT: '0' });
    expect(few).toEqual(['spec', 'spec', false]);
  });
});

it.each([
  [{ PORT: '70000' }, /^PORT /],
  [{ SITE_URL: 'ftp://clinicdee.example' }, /^SITE_URL /],
  [{ SITE_URL: 'https://clinicdee.example/th/' }, /^SITE_URL must not have a path/],
  [{ SITE_URL: 'https://me:secret@clinicdee.example' }, /^SITE_URL must not have a user/],
  // One line for one mistake.
  [{ SITE_URL: '"https://www.example.com"' }, /^SITE_URL must be an http\(s\) address\nCorrect/],
  [{ DATA_DIR: '~/data' }, /^DATA_DIR must be a path without quotes/],
  [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY must be 1, 0 or addresses/],
  [{ SMTP_URL: 'smtp://me:secret%@mail.example' }, /^SMTP_URL must be smtp:.*%40/],
  [{ METRICS_TOKEN: 'two words, a secret' }, /^METRICS_TOKEN must be letters/],
  [{ WEBHOOK_SECRET: 'secret' }, /^WEBHOOK_SECRET must have 16/],
  [{ LINE_TARGET: 'U1' }, /^LINE_CHANNEL_TOKEN must be set too/],
  [{ LEAD_API_URL: 'https://api.example' }, /^LEAD_API_TOKEN must be set too/],
  // The secret of the office is for no other API.
  [
    { LEAD_API_URL: 'https://crm.example', OFFICE_URL: 'http://127.0.0.1' },
    /^LEAD_API_TOKEN must be set too/,
  ],
  [{ LEAD_API_FIELDS: '14' }, /^LEAD_API_FIELDS /],
  [{ LEADS_PER_MINUTE: '0' }, /^LEADS_PER_MINUTE /],
])('names the invalid variable of %o', (source, message) => {
  const read = () => readEnvironment({ DATA_DIR: temporaryFolder(), ...source });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(message);
  // The message is logged.
  expect(read).not.toThrow('secret');
});
