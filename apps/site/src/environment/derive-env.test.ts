import { beforeEach, expect, it } from 'vitest';
import { localSecrets } from '@clinicdee/data-dir/secrets';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { readEnvironment } from './environment.ts';

let dataDir: string;
beforeEach(() => (dataDir = temporaryFolder()));

it('uses the office for all three APIs, with the secrets of the data folder', () => {
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
    DATA_DIR: dataDir,
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
    DATA_DIR: dataDir,
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

it('never uses the office’s secret for another API', () => {
  const source = {
    DATA_DIR: dataDir,
    OFFICE_URL: 'http://127.0.0.1:4322',
    LEAD_API_URL: 'https://crm.example/leads',
  };
  expect(() => readEnvironment(source)).toThrow(/^LEAD_API_TOKEN must be set too/);
});
