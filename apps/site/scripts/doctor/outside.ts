import { jsonIn } from '@clinicdee/protocol/http/messages';
import { TLSSocket } from 'node:tls';
import * as z from 'zod/mini';
import { connect, isLocal, request } from './http-client.ts';
import { finding, type Finding } from './finding.ts';
import { type App, reportOf } from './apps.ts';
import { appNames } from './words.ts';

/** A documentation address (RFC 5737), to test whether the proxy passes on a forged header. */
const FORGED_ADDRESS = '203.0.113.77';
const DAY_MS = 24 * 60 * 60_000;
/** Automatic renewals happen a month before expiry. */
const SOON_DAYS = 14;

/** Response of `GET /callerz`. */
const caller = z.object({
  address: z.string(),
  forwarded_for: z.nullable(z.string()),
});

/**
 * Checks both apps at their public URLs, and whether the proxy's forwarded headers arrive at the site and are trusted.
 *
 * @param officeUrl undefined without an office
 */
export async function outsideFindings(
  siteUrl: URL,
  officeUrl: URL | undefined,
): Promise<Finding[]> {
  const site = await publicFindings('site', siteUrl);
  const isReached = site[0]?.level === 'fine';
  // If the site is local, a local office is expected.
  const isOfficePublic = officeUrl && !(isLocal(siteUrl) && isLocal(officeUrl));
  return [
    ...site,
    ...(isReached ? await startedFor(siteUrl.origin) : []),
    ...(isReached ? await forwardedFindings(siteUrl.origin) : []),
    ...(isReached ? await plainFinding(siteUrl) : []),
    ...(isOfficePublic ? await publicFindings('office', officeUrl) : []),
  ];
}

/** Checks an app at its public URL: its identity and TLS. The first finding says whether it was reached. */
export async function publicFindings(app: App, url: URL): Promise<Finding[]> {
  const name = app === 'site' ? 'SITE_URL' : 'OFFICE_URL';
  const figures = { app: appNames[app], name, setting: name, address: url.origin };
  if (url.protocol === 'http:') {
    if (isLocal(url)) return [finding('warning', 'outside_local', figures)];
    return [finding('broken', 'outside_http', figures)];
  }
  const answer = await request(`${url.origin}/readyz`);
  if (answer.status === undefined) {
    // The office may be behind a VPN and not reachable from this machine.
    const level = app === 'site' ? 'broken' : 'warning';
    return [finding(level, 'outside_silent', { ...figures, why: answer.why })];
  }
  if (!reportOf(app, answer)) {
    return [finding('broken', 'app_foreign', { ...figures, why: `HTTP ${answer.status}` })];
  }
  return [
    finding('fine', 'outside_well', figures),
    ...(await certificateFindings(url)),
    ...(answer.headers.has('strict-transport-security')
      ? []
      : [finding('warning', 'hsts_missing', figures)]),
  ];
}

/** Checks that the site was started with its public URL, which appears in every page. */
async function startedFor(address: string): Promise<Finding[]> {
  const home = await request(`${address}/`);
  if (home.status === undefined) return [];
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home.text)?.[1];
  const origin = canonical === undefined ? undefined : URL.parse(canonical)?.origin;
  if (origin === undefined || origin === address) return [];
  return [finding('broken', 'started_for_other', { said: origin, address })];
}

/** @param address of the site */
async function forwardedFindings(address: string): Promise<Finding[]> {
  const seen = await callerAt(address);
  if (!seen) return [];
  const from = seen.forwarded_for;
  // Some proxies append the port.
  if (from !== null && !addressesIn(from).some((entry) => entry.includes(seen.address))) {
    return [finding('broken', 'forwarded_not_believed')];
  }
  const then = await callerAt(address, { 'x-forwarded-for': FORGED_ADDRESS });
  const isPassedOn = addressesIn(then?.forwarded_for ?? '').at(-1) === FORGED_ADDRESS;
  // A proxy that sets no header may still pass on a forged one.
  const found = [
    ...(from === null ? [finding('broken', 'forwarded_missing')] : []),
    ...(isPassedOn ? [finding('broken', 'forwarded_forged')] : []),
  ];
  return found.length > 0 ? found : [finding('fine', 'forwarded_well')];
}

/** Returns how the site sees this machine. */
async function callerAt(address: string, headers: Record<string, string> = {}) {
  const answer = await request(`${address}/callerz`, { headers });
  return answer.status === undefined ? undefined : caller.safeParse(jsonIn(answer.text)).data;
}

const addressesIn = (header: string) => header.split(',').map((address) => address.trim());

/** Checks the redirect from http, which browsers may use for a typed host name. */
async function plainFinding({ host, port }: URL): Promise<Finding[]> {
  if (port !== '') return [];
  const plain = await request(`http://${host}/`);
  if (plain.status === undefined) return [];
  const isRedirected = plain.headers.get('location')?.startsWith('https://') ?? false;
  return isRedirected ? [] : [finding('warning', 'http_open', { address: `http://${host}` })];
}

async function certificateFindings(url: URL): Promise<Finding[]> {
  try {
    const socket = await connect(url, { rejectUnauthorized: false });
    const end = socket instanceof TLSSocket && Date.parse(socket.getPeerCertificate().valid_to);
    socket.destroy();
    if (end === false) return [];
    const days = Math.floor((end - Date.now()) / DAY_MS);
    const figures = { address: url.origin, days };
    if (days > SOON_DAYS) return [finding('fine', 'certificate_days', figures)];
    return [finding('warning', 'certificate_ends', figures)];
  } catch {
    return [];
  }
}
