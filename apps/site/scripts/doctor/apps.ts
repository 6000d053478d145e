import { healthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import type { Environment } from '../../src/environment/environment.ts';
import { type Finding, finding, healthFinding } from './finding.ts';
import { type HttpResult, request } from './http-client.ts';
import { appNames } from './words.ts';

export type App = 'site' | 'office';

/** Reads the health report of an app; undefined for other answers. */
export function reportOf(app: App, answer: HttpResult) {
  if (answer.status === undefined) return undefined;
  const { data } = healthReport.safeParse(jsonIn(answer.text));
  return data && isSiteReport(data) === (app === 'site') ? data : undefined;
}

/** The variables with the URL of a running app. */
const settings = {
  site: 'SITE_INTERNAL_URL, PORT, HOST',
  office: 'OFFICE_INTERNAL_URL, OFFICE_URL',
} as const;

/** Returns the problems that a running app reports itself, or that it does not run. */
export async function healthOf(address: string, app: App): Promise<Finding[]> {
  const figures = { app: appNames[app], address, setting: settings[app] };
  const answer = await request(`${address}/readyz`);
  if (answer.status === undefined)
    return [finding('broken', 'app_silent', { ...figures, why: answer.why })];
  const report = reportOf(app, answer);
  if (!report)
    return [finding('broken', 'app_foreign', { ...figures, why: `HTTP ${answer.status}` })];
  const reasons = report.reasons.map((reason) => healthFinding(reason, reason));
  return [finding('fine', 'app_answers', figures), ...reasons];
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
  { leadApi, registrationApi, contentSite, statisticsKey, outboxKey }: Environment,
  { site, office }: { site: string; office: string | undefined },
): Promise<Finding[]> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const post = (token: string) => ({
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  });
  const get = (name: string, path: string, key: string | undefined, accepted: number[]): Call[] =>
    key === undefined
      ? []
      : [
          {
            ...{ name, setting: settings.site, address: site + path, accepted },
            init: { headers: bearer(key) },
          },
        ];
  const calls: (Call | Finding)[] = [
    leadApi
      ? {
          name: 'LEAD_API_TOKEN',
          setting: `LEAD_API_URL, ${settings.office}`,
          address: leadApi.url,
          init: post(leadApi.token),
          accepted: [400],
        }
      : finding('warning', 'leads_nowhere'),
    registrationApi
      ? {
          name: 'REGISTRATION_API_TOKEN',
          setting: `REGISTRATION_API_URL, ${settings.office}`,
          address: `${String(registrationApi.base).replace(/\/+$/, '')}/api/v2/register`,
          init: post(registrationApi.token),
          accepted: [400, 422],
        }
      : finding('warning', 'registrations_nowhere'),
    contentSite
      ? {
          name: 'CONTENT_API_KEY',
          setting: `CONTENT_API_URL, ${settings.office}`,
          address: `${String(contentSite.url).replace(/\/+$/, '')}/api/public/articles?page=1&limit=1`,
          init: { headers: { [contentSite.keyHeader]: contentSite.key } },
          accepted: [200],
        }
      : finding('warning', 'articles_nowhere'),
    ...get('ANALYTICS_READ_KEY', '/api/counts', statisticsKey, [200, 400, 422]),
    ...get('LEADS_ADMIN_KEY', '/api/leads/refused', outboxKey, [200]),
  ];
  const isOwn = ({ address, name }: Call) =>
    name === 'CONTENT_API_KEY' ||
    [site, office].some((own) => own && new URL(own).origin === new URL(address).origin);
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
  const code = status === 401 || status === 403 ? 'key_refused' : 'call_odd';
  return finding('broken', code, { ...figures, status });
}
