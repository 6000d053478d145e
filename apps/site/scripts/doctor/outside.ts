import { jsonIn } from '@clinicdee/protocol/http/messages';
import { TLSSocket } from 'node:tls';
import * as z from 'zod/mini';
import { connect, type HttpResult, isLocal, request } from './http-client.ts';
import { finding, type Finding } from './finding.ts';
import { reportOf } from './apps.ts';

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
type Caller = z.infer<typeof caller>;

/**
 * Checks the site at its public URL: its identity, TLS, and whether the proxy's forwarded headers arrive
 * and are trusted.
 */
export async function outsideFindings(siteUrl: URL): Promise<Finding[]> {
  const address = siteUrl.origin;
  if (isLocal(siteUrl) && siteUrl.protocol === 'http:') {
    return [finding('warning', 'outside_local', { name: 'SITE_URL', address })];
  }
  if (siteUrl.protocol === 'http:') {
    return [finding('broken', 'outside_http', { name: 'SITE_URL', address })];
  }
  const answer = await request(`${address}/callerz`);
  if (answer.status === undefined) {
    return [finding('broken', 'outside_silent', { name: 'SITE_URL', address, why: answer.why })];
  }
  const seen = caller.safeParse(jsonIn(answer.text));
  if (!seen.success) {
    return [finding('broken', 'outside_foreign', { address, status: answer.status })];
  }
  return [
    finding('fine', 'outside_well', { address }),
    ...(await startedFor(address)),
    ...(await certificateFindings(siteUrl)),
    ...hstsFinding(answer, address),
    ...(await forwardedFindings(address, seen.data)),
    ...(await plainFinding(siteUrl)),
  ];
}

/** Checks the office at its public URL. */
export async function officeOutside(officeUrl: URL, siteUrl: URL): Promise<Finding[]> {
  const address = officeUrl.origin;
  if (isLocal(officeUrl)) {
    // If the site is local, a local office is expected.
    return isLocal(siteUrl) ? [] : [finding('warning', 'office_local', { address })];
  }
  if (officeUrl.protocol === 'http:') {
    return [finding('broken', 'outside_http', { name: 'OFFICE_URL', address })];
  }
  const answer = await request(`${address}/readyz`);
  if (answer.status === undefined) {
    // It may be behind a VPN and not reachable from this machine.
    return [finding('warning', 'outside_silent', { name: 'OFFICE_URL', address, why: answer.why })];
  }
  if (!reportOf('office', answer)) {
    return [finding('broken', 'office_foreign', { address, status: answer.status })];
  }
  return [
    finding('fine', 'office_outside', { address }),
    ...(await certificateFindings(officeUrl)),
    ...hstsFinding(answer, address),
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

const hstsFinding = (answer: HttpResult, address: string): Finding[] =>
  answer.status === undefined || answer.headers.has('strict-transport-security')
    ? []
    : [finding('warning', 'hsts_missing', { address })];

async function forwardedFindings(address: string, seen: Caller): Promise<Finding[]> {
  const from = seen.forwarded_for;
  // Some proxies append the port.
  if (from !== null && !addressesIn(from).some((entry) => entry.includes(seen.address))) {
    return [finding('broken', 'forwarded_not_believed')];
  }
  const forged = await request(`${address}/callerz`, {
    headers: { 'x-forwarded-for': FORGED_ADDRESS },
  });
  const then = caller.safeParse(jsonIn(forged.status === undefined ? '' : forged.text));
  const isPassedOn =
    then.success && addressesIn(then.data.forwarded_for ?? '').at(-1) === FORGED_ADDRESS;
  // A proxy that sets no header may still pass on a forged one.
  const found = [
    ...(from === null ? [finding('broken', 'forwarded_missing')] : []),
    ...(isPassedOn ? [finding('broken', 'forwarded_forged')] : []),
  ];
  return found.length > 0 ? found : [finding('fine', 'forwarded_well')];
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
