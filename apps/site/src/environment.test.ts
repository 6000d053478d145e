import { describe, expect, it } from 'vitest';
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
  expect(wordOf({ LEAD_API_ACK: 'status' })).toEqual(['status', 'code']);
  expect(wordOf({ REGISTRATION_API_ACK: 'status' })).toEqual(['code', 'status']);
});

describe('says in a line what to mend', () => {
  it.each([
    [{ PORT: 'abc' }, /^PORT .*abc/],
    [{ PORT: '70000' }, /^PORT /],
    [{ SITE_URL: 'www.clinicdee.example' }, /^SITE_URL /],
    [{ SITE_URL: 'ftp://clinicdee.example' }, /^SITE_URL /],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY /],
    [{ LEAD_API_URL: 'https://api.example' }, /^LEAD_API_TOKEN must be set too/],
    [{ LEAD_API_ACK: 'yes' }, /^LEAD_API_ACK /],
    [{ REGISTRATION_API_ACK: '200' }, /^REGISTRATION_API_ACK /],
    [{ LEADS_PER_MINUTE: '0' }, /^LEADS_PER_MINUTE /],
  ])('%o', (source, message) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(message);
  });
});
