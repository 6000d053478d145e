import type { Environment } from '../../src/environment/environment.ts';
import type { Asker } from './ask.ts';
import type { Finding } from './finding.ts';
import { given } from './given.ts';
import { finding } from './say.ts';

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
  asker: Asker,
  settings: Settings,
  { site, office }: Addresses,
  variables: Record<string, string | undefined>,
): Promise<Finding[]> {
  const { leadApi, registrationApi, contentSite, statisticsKey, outboxKey } = settings;
  const isOffice = (address: string) =>
    office !== undefined && new URL(address).origin === new URL(office).origin;
  // An API without its own URL is that of the office.
  const settingOf = (own: string) =>
    given(variables, own) === undefined ? 'OFFICE_INTERNAL_URL, OFFICE_URL' : own;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const emptyPost = (token: string) => ({
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  });

  const found: Promise<Finding>[] = [];
  const checkPost = (call: Omit<Call, 'init'>, token: string, refusals: number[]) =>
    isOffice(call.address)
      ? checkKey(asker, { ...call, init: emptyPost(token) }, (status) => refusals.includes(status))
      : checkReachable(asker, call);
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
          asker,
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
    const setting = given(variables, 'SITE_INTERNAL_URL') ? 'SITE_INTERNAL_URL' : 'PORT, HOST';
    found.push(
      checkKey(asker, { name, setting, address: `${site}${path}`, init }, (status) =>
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
  asker: Asker,
  { name, setting, address, init }: Call,
  isWell: (status: number) => boolean,
): Promise<Finding> {
  const answer = await asker.ask(address, init);
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
  asker: Asker,
  { name, setting, address }: Omit<Call, 'init'>,
): Promise<Finding> {
  const answer = await asker.ask(address, { method: 'OPTIONS' });
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
