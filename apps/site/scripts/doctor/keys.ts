import type { Environment } from '../../src/environment/environment.ts';
import type { Asker } from './ask.ts';
import type { Finding } from './finding.ts';
import { given } from './given.ts';
import { finding } from './say.ts';

/** Where the two apps are reached. */
export interface Addresses {
  /** The site, without a proxy in between where it runs on this machine. */
  site: string;
  /** The office, where there is one. */
  office: string | undefined;
}

type Settings = Pick<
  Environment,
  'leadApi' | 'registrationApi' | 'contentSite' | 'statisticsKey' | 'outboxKey'
>;

/**
 * Asks each side with the key that it should know, in a way that stores nothing: a lead without its
 * idempotency key and a registration without fields are refused, after the token was looked at. Whose
 * API is not the office's is not sent even that.
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
  // What has no address of its own is the office's.
  const settingOf = (own: string) =>
    given(variables, own) === undefined ? 'OFFICE_INTERNAL_URL, OFFICE_URL' : own;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const posted = (token: string) => ({
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  });

  const found: Promise<Finding>[] = [];
  const sent = (call: Omit<Call, 'init'>, token: string, refusals: number[]) =>
    isOffice(call.address)
      ? tried(asker, { ...call, init: posted(token) }, (status) => refusals.includes(status))
      : there(asker, call);
  found.push(
    leadApi
      ? sent(
          { name: 'LEAD_API_TOKEN', setting: settingOf('LEAD_API_URL'), address: leadApi.url },
          leadApi.token,
          [400],
        )
      : Promise.resolve(finding('warning', 'leads_nowhere')),
    registrationApi
      ? sent(
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
      ? tried(
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
      tried(asker, { name, setting, address: `${site}${path}`, init }, (status) =>
        wanted.includes(status),
      ),
    );
  };
  ofSite('ANALYTICS_READ_KEY', '/api/counts', statisticsKey, [200, 400, 422]);
  ofSite('LEADS_ADMIN_KEY', '/api/leads/refused', outboxKey, [200]);
  return Promise.all(found);
}

/** A key that is tried, or at least the address where it would be. */
interface Call {
  /** Which key. */
  name: string;
  /** Which variables say where. */
  setting: string;
  address: string;
  init: RequestInit;
}

async function tried(
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

/** Whatever it answers, it is there. */
async function there(
  asker: Asker,
  { name, setting, address }: Omit<Call, 'init'>,
): Promise<Finding> {
  const answer = await asker.ask(address, { method: 'OPTIONS' });
  const shown = withoutQuery(address);
  return answer.status === undefined
    ? finding('broken', 'call_silent', { name, setting, address: shown, why: answer.why })
    : finding('fine', 'call_there', { name, address: shown });
}

/** An address may carry a password or a key. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
