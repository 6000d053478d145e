import type { Environment } from '../../src/environment/environment.ts';
import type { HttpClient } from './http-client.ts';
import type { Finding } from './finding.ts';
import { readEnv } from './read-env.ts';
import { finding } from './create-finding.ts';

/** URLs of the apps. */
export interface Addresses {
  /** The site; bypasses the proxy when it runs on this machine. */
  site: string;
  /** The office, if there is one. */
  office: string | undefined;
}

type Settings = Pick<
  Environment,
  'leadApi' | 'registrationApi' | 'contentSite' | 'statisticsKey' | 'outboxKey'
>;

/**
 * Tests each API with its key, in a way that stores nothing: a lead without an idempotency key and a
 * registration without fields are rejected after authentication. An API other than the office's gets only an
 * OPTIONS request.
 */
export async function keyFindings(
  http: HttpClient,
  settings: Settings,
  { site, office }: Addresses,
  variables: Record<string, string | undefined>,
): Promise<Finding[]> {
  const { leadApi, registrationApi, contentSite, statisticsKey, outboxKey } = settings;
  const isOffice = (address: string) =>
    office !== undefined && new URL(address).origin === new URL(office).origin;
  // An API without its own URL is that of the office.
  const settingOf = (own: string) =>
    readEnv(variables, own) === undefined ? 'OFFICE_INTERNAL_URL, OFFICE_URL' : own;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const emptyPost = (token: string) => ({
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  });

  const found: Promise<Finding>[] = [];
  const checkPost = (call: Omit<Call, 'init'>, token: string, refusals: number[]) =>
    isOffice(call.address)
      ? checkKey(http, { ...call, init: emptyPost(token) }, (status) => refusals.includes(status))
      : checkReachable(http, call);
  found.push(
    leadApi
      ? checkPost(
          { name: 'LEAD_API_TOKEN', setting: settingOf('LEAD_API_URL'), address: leadApi.url },
          leadApi.token,
          [400],
        )
      : Promise.resolve(finding('warning', 'leads_nowhere')),
    registrationApi
      ? checkPost(
          {
            name: 'REGISTRATION_API_TOKEN',
            setting: settingOf('REGISTRATION_API_URL'),
            address: `${String(registrationApi.base).replace(/\/+$/, '')}/api/v2/register`,
          },
          registrationApi.token,
          [400, 422],
        )
      : Promise.resolve(finding('warning', 'registrations_nowhere')),
    contentSite
      ? checkKey(
          http,
          {
            name: 'CONTENT_API_KEY',
            setting: settingOf('CONTENT_API_URL'),
            address: `${String(contentSite.url).replace(/\/+$/, '')}/api/public/articles?page=1&limit=1`,
            init: { headers: { [contentSite.keyHeader]: contentSite.key } },
          },
          (status) => status === 200,
        )
      : Promise.resolve(finding('warning', 'articles_nowhere')),
  );
  const ofSite = (name: string, path: string, key: string | undefined, wanted: number[]) => {
    if (key === undefined) return;
    const init = { headers: bearer(key) };
    const setting = readEnv(variables, 'SITE_INTERNAL_URL') ? 'SITE_INTERNAL_URL' : 'PORT, HOST';
    found.push(
      checkKey(http, { name, setting, address: `${site}${path}`, init }, (status) =>
        wanted.includes(status),
      ),
    );
  };
  ofSite('ANALYTICS_READ_KEY', '/api/counts', statisticsKey, [200, 400, 422]);
  ofSite('LEADS_ADMIN_KEY', '/api/leads/refused', outboxKey, [200]);
  return Promise.all(found);
}

/** A request that tests a key. */
interface Call {
  /** Name of the key. */
  name: string;
  /** Names of the variables with the URL. */
  setting: string;
  address: string;
  init: RequestInit;
}

async function checkKey(
  http: HttpClient,
  { name, setting, address, init }: Call,
  isWell: (status: number) => boolean,
): Promise<Finding> {
  const answer = await http.fetch(address, init);
  const shown = withoutQuery(address);
  if (answer.status === undefined) {
    return finding('broken', 'call_silent', { name, setting, address: shown, why: answer.why });
  }
  const { status } = answer;
  if (isWell(status)) return finding('fine', 'key_agreed', { name });
  const code =
    status === 401 || status === 403 ? 'key_refused' : status >= 500 ? 'call_failing' : 'call_odd';
  return finding('broken', code, { name, setting, address: shown, status });
}

/** Checks only that the URL answers, with any status. */
async function checkReachable(
  http: HttpClient,
  { name, setting, address }: Omit<Call, 'init'>,
): Promise<Finding> {
  const answer = await http.fetch(address, { method: 'OPTIONS' });
  const shown = withoutQuery(address);
  return answer.status === undefined
    ? finding('broken', 'call_silent', { name, setting, address: shown, why: answer.why })
    : finding('fine', 'call_there', { name, address: shown });
}

/** Removes user, password and query, which may contain secrets. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
