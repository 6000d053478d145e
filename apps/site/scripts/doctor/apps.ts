import { healthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import type { Environment } from '../../src/environment/environment.ts';
import { registrationUrl } from '../../src/registrations/registration-api.ts';
import { broken, type Finding, fine, warning } from './finding.ts';
import { type HttpResult, request } from './http-client.ts';

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
  const setting = settings[app];
  const answer = await request(`${address}/readyz`);
  if (answer.status === undefined) {
    const text = `The ${app} does not answer at ${address} (${answer.why}). Start it, or check ${setting}.`;
    return [broken('app_silent', text)];
  }
  const report = reportOf(app, answer);
  if (!report) return [foreign(app, address, answer.status, setting)];
  const reasons = report.reasons.map(({ code, level, en }) =>
    level === 'failure' ? broken(code, en) : warning(code, en),
  );
  return [fine('app_answers', `The ${app} is running at ${address}`), ...reasons];
}

/** Another program answers at the address of an app. @param setting names of the variables with the address */
export const foreign = (app: App, address: string, status: number, setting: string) =>
  broken(
    'app_foreign',
    `${address} answers, but is not the ${app} (HTTP ${status}). Check ${setting}, and that the proxies in between forward to the ${app}.`,
  );

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
 * Tests each API of the office with its key, in a way that stores nothing: a lead without an
 * idempotency key and a registration without fields are rejected after authentication. The APIs of other vendors get
 * only an OPTIONS request.
 *
 * @param office URL of the office, if there is one
 */
export async function keyFindings(
  { leadApi, registrationApi, contentSite }: Environment,
  office: string | undefined,
): Promise<Finding[]> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const post = (token: string) => ({
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: '{}',
  });
  const calls: (Call | Finding)[] = [
    leadApi
      ? {
          name: 'LEAD_API_TOKEN',
          setting: `LEAD_API_URL, ${settings.office}`,
          address: leadApi.url,
          init: post(leadApi.token),
          accepted: [400],
        }
      : warning(
          'leads_nowhere',
          'No lead API is configured: leads stay in the site. Set OFFICE_URL, or LEAD_API_URL and LEAD_API_TOKEN.',
        ),
    registrationApi
      ? {
          name: 'REGISTRATION_API_TOKEN',
          setting: `REGISTRATION_API_URL, ${settings.office}`,
          address: registrationUrl(registrationApi.url),
          init: post(registrationApi.token),
          accepted: [400, 422],
        }
      : warning(
          'registrations_nowhere',
          'No registration API is configured: visitors are asked to call. Set OFFICE_URL, or REGISTRATION_API_URL and REGISTRATION_API_TOKEN.',
        ),
    contentSite
      ? {
          name: 'CONTENT_API_KEY',
          setting: `CONTENT_API_URL, ${settings.office}`,
          address: `${String(contentSite.url).replace(/\/+$/, '')}/api/public/articles?page=1&limit=1`,
          init: { headers: { [contentSite.keyHeader]: contentSite.key } },
          accepted: [200],
        }
      : warning(
          'articles_nowhere',
          'No content site is configured. Set OFFICE_URL, or CONTENT_API_URL and CONTENT_API_KEY.',
        ),
  ];
  const isOwn = ({ address, name }: Call) =>
    name === 'CONTENT_API_KEY' ||
    (office !== undefined && new URL(office).origin === new URL(address).origin);
  return Promise.all(
    calls.map(async (call) => ('level' in call ? call : checkKey(call, isOwn(call)))),
  );
}

async function checkKey(call: Call, isTried: boolean): Promise<Finding> {
  const { name, setting, accepted } = call;
  const answer = await request(call.address, isTried ? call.init : { method: 'OPTIONS' });
  // User, password and query may contain secrets.
  const { origin, pathname } = new URL(call.address);
  const address = origin + pathname;
  if (answer.status === undefined) {
    const text = `${address} does not answer (${answer.why}), so ${name} could not be tested. Check that it is running, and ${setting}.`;
    return broken('call_silent', text);
  }
  if (!isTried)
    return fine('call_there', `${address} answers; ${name} is tested by the first real call`);
  const { status } = answer;
  if (accepted.includes(status)) return fine('key_agreed', `${name} is the same on both sides`);
  return status === 401 || status === 403
    ? broken(
        'key_refused',
        `${name} differs: ${address} rejects it (${status}). Set ${name} to the same value on both sides, and restart both.`,
      )
    : broken(
        'call_odd',
        `${address} answers with the unexpected status ${status}, so ${name} could not be tested. Check that ${setting} is the address of this service, the proxies in between, and its log.`,
      );
}
