import { healthReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/json';
import { connect } from 'node:tls';
import * as z from 'zod/mini';
import { type Answer, type Asker, isOfThisMachine } from './ask.ts';
import type { Finding } from './finding.ts';
import { isReportOf } from './health-of.ts';
import { finding } from './say.ts';

/** An address that is nobody's (RFC 5737), to see whether the proxy hands on what a visitor writes. */
const NOBODY = '203.0.113.77';
const PATIENCE_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
/** Whoever renews by themselves does so a month before. */
const SOON_DAYS = 14;

/** What `GET /callerz` says. */
const caller = z.object({
  address: z.string(),
  forwarded_for: z.nullable(z.string()),
});
type Caller = z.infer<typeof caller>;

/**
 * Asks the site by the address that visitors use: whether it is this site, TLS, and whether what the
 * proxy says of a visitor arrives and is believed.
 */
export async function outsideFindings(asker: Asker, siteUrl: URL): Promise<Finding[]> {
  const address = siteUrl.origin;
  if (isOfThisMachine(siteUrl) && siteUrl.protocol === 'http:') {
    return [finding('warning', 'outside_local', { name: 'SITE_URL', address })];
  }
  if (siteUrl.protocol === 'http:') {
    return [finding('broken', 'outside_http', { name: 'SITE_URL', address })];
  }
  const answer = await asker.ask(`${address}/callerz`);
  if (answer.status === undefined) {
    return [finding('broken', 'outside_silent', { name: 'SITE_URL', address, why: answer.why })];
  }
  const seen = caller.safeParse(jsonIn(answer.text));
  if (!seen.success) {
    return [finding('broken', 'outside_foreign', { address, status: answer.status })];
  }
  return [
    finding('fine', 'outside_well', { address }),
    ...(await startedFor(asker, address)),
    ...(await certificateFindings(siteUrl)),
    ...hstsFinding(answer, address),
    ...(await forwardedFindings(asker, address, seen.data)),
    ...(await plainFinding(asker, siteUrl)),
  ];
}

/** The office by the address that staff use. */
export async function officeOutside(
  asker: Asker,
  officeUrl: URL,
  siteUrl: URL,
): Promise<Finding[]> {
  const address = officeUrl.origin;
  if (isOfThisMachine(officeUrl)) {
    // Where nobody comes from elsewhere, staff do not either.
    return isOfThisMachine(siteUrl) ? [] : [finding('warning', 'office_local', { address })];
  }
  if (officeUrl.protocol === 'http:') {
    return [finding('broken', 'outside_http', { name: 'OFFICE_URL', address })];
  }
  const answer = await asker.ask(`${address}/readyz`);
  if (answer.status === undefined) {
    // It may stand behind a VPN, where visitors, and this machine, never reach it.
    return [finding('warning', 'outside_silent', { name: 'OFFICE_URL', address, why: answer.why })];
  }
  const report = healthReport.safeParse(jsonIn(answer.text));
  if (!report.success || !isReportOf('office', report.data)) {
    return [finding('broken', 'office_foreign', { address, status: answer.status })];
  }
  return [
    finding('fine', 'office_outside', { address }),
    ...(await certificateFindings(officeUrl)),
    ...hstsFinding(answer, address),
  ];
}

/** The address in every page is the one with which the site was started. */
async function startedFor(asker: Asker, address: string): Promise<Finding[]> {
  const home = await asker.ask(`${address}/`);
  if (home.status === undefined) return [];
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home.text)?.[1];
  const said = canonical === undefined ? undefined : URL.parse(canonical)?.origin;
  if (said === undefined || said === address) return [];
  return [finding('broken', 'started_for_other', { said, address })];
}

const hstsFinding = (answer: Answer, address: string): Finding[] =>
  answer.status === undefined || answer.headers.has('strict-transport-security')
    ? []
    : [finding('warning', 'hsts_missing', { address })];

async function forwardedFindings(asker: Asker, address: string, seen: Caller): Promise<Finding[]> {
  const from = seen.forwarded_for;
  // Some proxies write the port beside it.
  if (from !== null && !addressesIn(from).some((one) => one.includes(seen.address))) {
    return [finding('broken', 'forwarded_not_believed')];
  }
  const forged = await asker.ask(`${address}/callerz`, { headers: { 'x-forwarded-for': NOBODY } });
  const then = caller.safeParse(jsonIn(forged.status === undefined ? '' : forged.text));
  const isHandedOn = then.success && addressesIn(then.data.forwarded_for ?? '').at(-1) === NOBODY;
  // One that says nothing by itself may yet let through what a visitor says.
  const found = [
    ...(from === null ? [finding('broken', 'forwarded_missing')] : []),
    ...(isHandedOn ? [finding('broken', 'forwarded_forged')] : []),
  ];
  return found.length > 0 ? found : [finding('fine', 'forwarded_well')];
}

const addressesIn = (header: string) => header.split(',').map((address) => address.trim());

/** Who types the name alone comes by http. */
async function plainFinding(asker: Asker, { host, port }: URL): Promise<Finding[]> {
  if (port !== '') return [];
  const plain = await asker.ask(`http://${host}/`);
  if (plain.status === undefined) return [];
  const leadsOn = plain.headers.get('location')?.startsWith('https://') ?? false;
  return leadsOn ? [] : [finding('warning', 'http_open', { address: `http://${host}` })];
}

async function certificateFindings({ hostname, port, origin }: URL): Promise<Finding[]> {
  const end = await certificateEnd(hostname, Number(port || 443));
  if (end === undefined) return [];
  const days = Math.floor((end - Date.now()) / DAY_MS);
  const level = days <= SOON_DAYS ? 'warning' : 'fine';
  return [finding(level, 'certificate_days', { address: origin, days })];
}

/** Until when the certificate is good, in milliseconds since 1970. */
function certificateEnd(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const name = host.replace(/^\[|\]$/g, '');
    const socket = connect({ host: name, port, servername: name, rejectUnauthorized: false });
    const end = (at: number | undefined) => {
      socket.destroy();
      resolve(at);
    };
    socket.setTimeout(PATIENCE_MS, () => end(undefined));
    socket.once('error', () => end(undefined));
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)));
  });
}
