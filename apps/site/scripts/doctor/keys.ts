import type { Environment } from '../../src/environment.ts';
import type { Asker } from './ask.ts';
import type { Finding } from './finding.ts';
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
): Promise<Finding[]> {
  const { leadApi, registrationApi, contentSite, statisticsKey, outboxKey } = settings;
  const isOffice = (address: string) =>
    office !== undefined && new URL(address).origin === new URL(office).origin;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const posted = (token: string) => ({
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  });

  const found: Promise<Finding>[] = [];
  const sent = (name: string, address: string, token: string, refusals: number[]) =>
    isOffice(address)
      ? tried(asker, name, address, posted(token), (status) => refusals.includes(status))
      : there(asker, name, address);
  found.push(
    leadApi
      ? sent('LEAD_API_TOKEN', leadApi.url, leadApi.token, [400])
      : Promise.resolve(finding('warning', 'leads_nowhere')),
    registrationApi
      ? sent(
          'REGISTRATION_API_TOKEN',
          `${String(registrationApi.base).replace(/\/+$/, '')}/api/v2/register`,
          registrationApi.token,
          [400, 422],
        )
      : Promise.resolve(finding('warning', 'registrations_nowhere')),
    contentSite
      ? tried(
          asker,
          'CONTENT_API_KEY',
          `${String(contentSite.url).replace(/\/+$/, '')}/api/public/articles?page=1&limit=1`,
          { headers: { [contentSite.keyHeader]: contentSite.key } },
          (status) => status === 200,
        )
      : Promise.resolve(finding('warning', 'articles_nowhere')),
  );
  const ofSite = (name: string, path: string, key: string | undefined, wanted: number[]) => {
    if (key === undefined) return;
    found.push(
      tried(asker, name, `${site}${path}`, { headers: bearer(key) }, (status) =>
        wanted.includes(status),
      ),
    );
  };
  ofSite('STATISTICS_KEY', '/api/counts', statisticsKey, [200, 400, 422]);
  ofSite('OUTBOX_KEY', '/api/leads/refused', outboxKey, [200]);
  return Promise.all(found);
}

async function tried(
  asker: Asker,
  name: string,
  address: string,
  init: RequestInit,
  isWell: (status: number) => boolean,
): Promise<Finding> {
  const answer = await asker.ask(address, init);
  const shown = withoutQuery(address);
  if (answer.status === undefined) {
    return finding('broken', 'call_silent', { name, address: shown, why: answer.why });
  }
  const { status } = answer;
  if (isWell(status)) return finding('fine', 'key_agreed', { name });
  const code = status === 401 || status === 403 ? 'key_refused' : 'call_odd';
  return finding('broken', code, { name, address: shown, status });
}

/** Whatever it answers, it is there. */
async function there(asker: Asker, name: string, address: string): Promise<Finding> {
  const answer = await asker.ask(address, { method: 'OPTIONS' });
  const shown = withoutQuery(address);
  return answer.status === undefined
    ? finding('broken', 'call_silent', { name, address: shown, why: answer.why })
    : finding('fine', 'call_there', { name, address: shown });
}

/** An address may carry a password or a key. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
