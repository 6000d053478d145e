import { healthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import type { Environment } from '../../src/environment/environment.ts';
import { type Finding, finding, healthFinding } from './finding.ts';
import { type HttpResult, request } from './http-client.ts';

export type App = 'site' | 'office';

/** Reads the health report of an app; undefined for other answers. */
export function reportOf(app: App, answer: HttpResult) {
  if (answer.status === undefined) return undefined;
  const { data } = healthReport.safeParse(jsonIn(answer.text));
  return data && isSiteReport(data) === (app === 'site') ? data : undefined;
}

const codes = {
  site: { answers: 'site_answers', silent: 'site_silent', foreign: 'site_foreign' },
  office: { answers: 'office_answers', silent: 'office_silent', foreign: 'office_other' },
} as const;

/** Returns the problems that a running app reports itself, or that it does not run. */
export async function healthOf(address: string, app: App): Promise<Finding[]> {
  const { answers, silent, foreign } = codes[app];
  const answer = await request(`${address}/readyz`);
  if (answer.status === undefined) return [finding('broken', silent, { address, why: answer.why })];
  const report = reportOf(app, answer);
  if (!report) return [finding('broken', foreign, { address, why: `HTTP ${answer.status}` })];
  const reasons = report.reasons.map((reason) => healthFinding(reason, reason));
  return [finding('fine', answers, { address }), ...reasons];
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
 * Tests each API of the office and of the site with its key, in a way that stores nothing: a lead without an
 * idempotency key and a registration without fields are rejected after authentication. The APIs of other vendors get
 * only an OPTIONS request.
 *
 * @param site URL of the site; bypasses the proxy when it runs on this machine
 * @param office URL of the office, if there is one
 */
export async function keyFindings(
  environment: Environment,
  { site, office }: { site: string; office: string | undefined },
  variables: Record<string, string | undefined>,
): Promise<Finding[]> {
  const { leadApi, registrationApi, contentSite, statisticsKey, outboxKey } = environment;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const post = (token: string) => ({
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  });
  // An API without its own URL is that of the office.
  const settingOf = (own: string) =>
    variables[own] === undefined ? 'OFFICE_INTERNAL_URL, OFFICE_URL' : own;
  const siteCall = (name: string, path: string, key: string, accepted: number[]): Call => ({
    ...{ name, address: site + path, init: { headers: bearer(key) }, accepted },
    setting: variables.SITE_INTERNAL_URL ? 'SITE_INTERNAL_URL' : 'PORT, HOST',
  });
  const isOwn = ({ address, name }: Call) =>
    name === 'CONTENT_API_KEY' ||
    [site, office].some((own) => own && new URL(own).origin === new URL(address).origin);
  const calls: (Call | Finding)[] = [
    leadApi
      ? {
          name: 'LEAD_API_TOKEN',
          setting: settingOf('LEAD_API_URL'),
          address: leadApi.url,
          init: post(leadApi.token),
          accepted: [400],
        }
      : finding('warning', 'leads_nowhere'),
    registrationApi
      ? {
          name: 'REGISTRATION_API_TOKEN',
          setting: settingOf('REGISTRATION_API_URL'),
          address: `${String(registrationApi.base).replace(/\/+$/, '')}/api/v2/register`,
          init: post(registrationApi.token),
          accepted: [400, 422],
        }
      : finding('warning', 'registrations_nowhere'),
    contentSite
      ? {
          name: 'CONTENT_API_KEY',
          setting: settingOf('CONTENT_API_URL'),
          address: `${String(contentSite.url).replace(/\/+$/, '')}/api/public/articles?page=1&limit=1`,
          init: { headers: { [contentSite.keyHeader]: contentSite.key } },
          accepted: [200],
        }
      : finding('warning', 'articles_nowhere'),
    ...(statisticsKey
      ? [siteCall('ANALYTICS_READ_KEY', '/api/counts', statisticsKey, [200, 400, 422])]
      : []),
    ...(outboxKey ? [siteCall('LEADS_ADMIN_KEY', '/api/leads/refused', outboxKey, [200])] : []),
  ];
  return Promise.all(
    calls.map(async (call) => ('level' in call ? call : checkKey(call, isOwn(call)))),
  );
}

async function checkKey(call: Call, isTried: boolean): Promise<Finding> {
  const { name, setting, address, accepted } = call;
  const answer = await request(address, isTried ? call.init : { method: 'OPTIONS' });
  // User, password and query may contain secrets.
  const { origin, pathname } = new URL(address);
  const figures = { name, setting, address: origin + pathname };
  if (answer.status === undefined)
    return finding('broken', 'call_silent', { ...figures, why: answer.why });
  if (!isTried) return finding('fine', 'call_there', figures);
  const { status } = answer;
  if (accepted.includes(status)) return finding('fine', 'key_agreed', { name });
  const code =
    status === 401 || status === 403 ? 'key_refused' : status >= 500 ? 'call_failing' : 'call_odd';
  return finding('broken', code, { ...figures, status });
}
