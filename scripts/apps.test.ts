import { beforeEach, expect, it, vi } from 'vitest';
import { addressesFor, apps } from './apps.mjs';

beforeEach(() => {
  for (const name of ['APPS', 'HOST', 'PORT', 'OFFICE_PORT', 'SITE_URL', 'OFFICE_URL']) {
    vi.stubEnv(name, '');
  }
});

const addresses = () => apps().map(addressesFor);

it('connects both apps on this machine by default', () => {
  expect(addresses()).toEqual([
    { OFFICE_URL: 'http://127.0.0.1:4322', OFFICE_INTERNAL_URL: 'http://127.0.0.1:4322' },
    {
      OFFICE_URL: 'http://127.0.0.1:4322',
      SITE_URL: 'http://127.0.0.1:4321',
      SITE_INTERNAL_URL: 'http://127.0.0.1:4321',
    },
  ]);
});

it('connects the apps directly, whatever their public addresses are', () => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  vi.stubEnv('OFFICE_URL', 'https://office.example.com');
  vi.stubEnv('OFFICE_PORT', '5000');
  expect(addresses()).toEqual([
    { OFFICE_URL: 'https://office.example.com', OFFICE_INTERNAL_URL: 'http://127.0.0.1:5000' },
    {
      OFFICE_URL: 'https://office.example.com',
      SITE_URL: 'https://www.example.com',
      SITE_INTERNAL_URL: 'http://127.0.0.1:4321',
    },
  ]);
});

it('names no office when only the site is started', () => {
  vi.stubEnv('APPS', 'site');
  expect(addresses()).toEqual([{}]);
});

it('refuses another name, which would back up or start nothing', () => {
  vi.stubEnv('APPS', 'Site');
  expect(apps).toThrow('APPS names no app: Site');
});

it.each([
  ['0.0.0.0', 'http://127.0.0.1:4322'],
  ['10.0.0.5', 'http://10.0.0.5:4322'],
  ['::1', 'http://[::1]:4322'],
])('reaches an office that listens on %s at %s', (host, address) => {
  vi.stubEnv('HOST', host);
  expect(addresses()[0]).toMatchObject({ OFFICE_INTERNAL_URL: address });
});
