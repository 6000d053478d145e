import type { Environment } from '../../src/environment/environment.ts';
import { request } from './http-client.ts';
import { finding, type Finding } from './finding.ts';

/** URLs of the apps. */
export interface Addresses {
  /** The site; bypasses the proxy when it runs on this machine. */
  site: string;
  /** The office, if there is one. */
  office: string | undefined;
}

/** A request that tests a key. */
interface Call {
  /** Name of the key. */
  name: string;
  /** Names of the variables with the URL. */
  setting: string;
  address: string;
  init: RequestInit;
  /** Statuses of an accepted key. */
  accepted: readonly number[];
}

/**
 * Tests each API with its key, in a way that stores nothing: a lead without an idempotency key and a
 * registration without fields are rejected after authentication. An API other than the office's gets only an
 * OPTIONS request.
 */
export async function keyFindings(
  { leadApi, registrationApi, contentSite, statisticsKey, outboxKey }: Environment,
  { site, office }: Addresses,
  variables: Record<string, string | undefined>,
): Promise<Finding[]> {
  const isOffice = (address: string) =>
    office !== undefined && new URL(address).origin === new URL(office).origin;
  // An API without its own URL is that of the office.
  const settingOf = (own: string) =>
    variables[own] === undefined ? 'OFFICE_INTERNAL_URL, OFFICE_URL' : own;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const checkPost = (call: Omit<Call, 'init'>, token: string) => {
    const headers = { ...bearer(token), 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: '{}' };
    return isOffice(call.address) ? checkKey({ ...call, init }) : checkReachable(call);
  };
  const checkSite = (name: string, path: string, key: string | undefined, accepted: number[]) => {
    if (key === undefined) return [];
    const setting = variables.SITE_INTERNAL_URL ? 'SITE_INTERNAL_URL' : 'PORT, HOST';
    const init = { headers: bearer(key) };
    return [checkKey({ name, setting, address: `${site}${path}`, init, accepted })];
  };
  return Promise.all([
    leadApi
      ? checkPost(
          {
            name: 'LEAD_API_TOKEN',
            setting: settingOf('LEAD_API_URL'),
            address: leadApi.url,
            accepted: [400],
          },
          leadApi.token,
        )
      : finding('warning', 'leads_nowhere'),
    registrationApi
      ? checkPost(
          {
            name: 'REGISTRATION_API_TOKEN',
            setting: settingOf('REGISTRATION_API_URL'),
            address: `${String(registrationApi.base).replace(/\/+$/, '')}/api/v2/register`,
            accepted: [400, 422],
          },
          registrationApi.token,
        )
      : finding('warning', 'registrations_nowhere'),
    contentSite
      ? checkKey({
          name: 'CONTENT_API_KEY',
          setting: settingOf('CONTENT_API_URL'),
          address: `${String(contentSite.url).replace(/\/+$/, '')}/api/public/articles?page=1&limit=1`,
          init: { headers: { [contentSite.keyHeader]: contentSite.key } },
          accepted: [200],
        })
      : finding('warning', 'articles_nowhere'),
    ...checkSite('ANALYTICS_READ_KEY', '/api/counts', statisticsKey, [200, 400, 422]),
    ...checkSite('LEADS_ADMIN_KEY', '/api/leads/refused', outboxKey, [200]),
  ]);
}

async function checkKey({ name, setting, address, init, accepted }: Call): Promise<Finding> {
  const answer = await request(address, init);
  const shown = withoutQuery(address);
  if (answer.status === undefined) {
    return finding('broken', 'call_silent', { name, setting, address: shown, why: answer.why });
  }
  const { status } = answer;
  if (accepted.includes(status)) return finding('fine', 'key_agreed', { name });
  const code =
    status === 401 || status === 403 ? 'key_refused' : status >= 500 ? 'call_failing' : 'call_odd';
  return finding('broken', code, { name, setting, address: shown, status });
}

/** Checks only that the URL answers, with any status. */
async function checkReachable({ name, setting, address }: Omit<Call, 'init'>): Promise<Finding> {
  const answer = await request(address, { method: 'OPTIONS' });
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
