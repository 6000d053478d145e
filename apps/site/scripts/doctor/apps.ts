import { healthReport, type HealthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import type { Environment } from '../../src/environment/environment.ts';
import { type Code, finding, type Finding } from './finding.ts';
import { request } from './http-client.ts';

/** Codes for an app that answers, does not answer, or is another service. */
interface Codes {
  answers: Code;
  silent: Code;
  foreign: Code;
}

const codes = {
  site: { answers: 'site_answers', silent: 'site_silent', foreign: 'site_foreign' },
  office: { answers: 'office_answers', silent: 'office_silent', foreign: 'office_other' },
} as const satisfies Record<string, Codes>;

/** Returns whether a report is from the app. */
export const isReportOf = (app: keyof typeof codes, report: HealthReport) =>
  isSiteReport(report) === (app === 'site');

/** Returns the problems that a running app reports itself, or that it does not run. */
export async function healthOf(address: string, app: keyof typeof codes): Promise<Finding[]> {
  const { answers, silent, foreign } = codes[app];
  const answer = await request(`${address}/readyz`);
  if (answer.status === undefined) return [finding('broken', silent, { address, why: answer.why })];
  const report = healthReport.safeParse(jsonIn(answer.text));
  if (!report.success || !isReportOf(app, report.data)) {
    return [finding('broken', foreign, { address, why: `HTTP ${answer.status}` })];
  }
  return [
    finding('fine', answers, { address }),
    ...report.data.reasons.map(({ code, level, th, en }) => ({
      level: level === 'failure' ? ('broken' as const) : level,
      code,
      what: { th, en },
    })),
  ];
}

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
