import { isLocalHost } from '@clinicdee/protocol/http/address';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import * as z from 'zod/mini';
import { request } from './http-client.ts';
import { broken, type Finding, fine, warning } from './finding.ts';
import { type App, foreign, reportOf } from './apps.ts';

/** A documentation address (RFC 5737), to test whether the proxy passes on a forged header. */
const FORGED_ADDRESS = '203.0.113.77';

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
  const isOfficePublic = officeUrl && !(isLocalHost(siteUrl.host) && isLocalHost(officeUrl.host));
  return [
    ...site,
    ...(isReached ? await startedFor(siteUrl.origin) : []),
    ...(isReached ? await forwardedFindings(siteUrl.origin) : []),
    ...(isReached ? await plainFinding(siteUrl) : []),
    ...(isOfficePublic ? await publicFindings('office', officeUrl) : []),
  ];
}

/** Checks an app at its public URL. */
export async function publicFindings(app: App, url: URL): Promise<Finding[]> {
  const name = app === 'site' ? 'SITE_URL' : 'OFFICE_URL';
  const address = url.origin;
  if (url.protocol === 'http:' && isLocalHost(url.host)) {
    const text = `${name} is an address of this machine: ${address}. Before the launch, set ${name} to the public https:// address.`;
    return [warning('outside_local', text)];
  }
  if (url.protocol === 'http:') {
    const text = `${name} is not https: ${address}. Terminate TLS in a proxy, and set ${name} to https://.`;
    return [broken('outside_http', text)];
  }
  const answer = await request(`${address}/readyz`);
  if (answer.status === undefined) {
    const text = `${address} cannot be opened from this machine (${answer.why}). Check ${name}, then DNS, the proxy and the certificate.`;
    // The office may be behind a VPN and not reachable from this machine.
    return [app === 'site' ? broken('outside_silent', text) : warning('outside_silent', text)];
  }
  if (!reportOf(app, answer)) return [foreign(app, address, answer.status, name)];
  return [fine('outside_well', `${address} leads to the ${app}`)];
}

/** Checks that the site was started with its public URL, which appears in every page. */
async function startedFor(address: string): Promise<Finding[]> {
  const home = await request(`${address}/`);
  if (home.status === undefined) return [];
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home.text)?.[1];
  const origin = canonical === undefined ? undefined : URL.parse(canonical)?.origin;
  if (origin === undefined || origin === address) return [];
  const text = `The served pages contain ${origin}, but SITE_URL is ${address}. Restart the site with the current SITE_URL.`;
  return [broken('started_for_other', text)];
}

/** @param address of the site */
async function forwardedFindings(address: string): Promise<Finding[]> {
  const seen = await callerAt(address);
  if (!seen) return [];
  const from = seen.forwarded_for;
  // Some proxies append the port.
  if (from !== null && !addressesIn(from).some((entry) => entry.includes(seen.address))) {
    const text =
      'The site does not trust the X-Forwarded-For of the proxy, so all visitors share one rate limit. Set TRUST_PROXY=1 or the address of the proxy, and restart.';
    return [broken('forwarded_not_believed', text)];
  }
  const found: Finding[] = [];
  if (from === null) {
    const text =
      'The proxy sends no X-Forwarded-For, so all visitors share one rate limit. Configure the proxy as in docs/guides/deploy.md.';
    found.push(broken('forwarded_missing', text));
  }
  const then = await callerAt(address, { 'x-forwarded-for': FORGED_ADDRESS });
  // A proxy that sets no header may still pass on a forged one.
  if (addressesIn(then?.forwarded_for ?? '').at(-1) === FORGED_ADDRESS) {
    const text =
      'The proxy forwards the X-Forwarded-For that a visitor sends, so anybody can bypass the rate limits. Let it overwrite the header or append the real address: proxy_set_header X-Forwarded-For $remote_addr;';
    found.push(broken('forwarded_forged', text));
  }
  if (found.length > 0) return found;
  return [fine('forwarded_well', 'The proxy forwards the addresses of visitors correctly')];
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
  if (plain.headers.get('location')?.startsWith('https://')) return [];
  const text = `http://${host} does not redirect to https. Redirect http to https in the proxy.`;
  return [warning('http_open', text)];
}
