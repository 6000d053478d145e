/* Addresses of clients: behind proxies, of this machine, and as keys of rate limits. */

import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What shares a rate limit: one address or its whole network. */
export type AddressScope = 'address' | 'network';

/**
 * Prefix lengths in bits. A household or server with IPv6 has 2^64 addresses and can use another one for each
 * request; a rented server often has a /48.
 */
const BITS = { ipv4: { address: 32, network: 24 }, ipv6: { address: 64, network: 48 } };

/**
 * Returns the rate limit key of an address: `203.0.113.7/32` or `2001:db8:1:2::/64`, and for the network
 * `203.0.113.0/24` or `2001:db8:1::/48`. IPv4-mapped IPv6 (`::ffff:203.0.113.7`) counts as IPv4.
 * An invalid address is returned unchanged.
 */
export function addressKey(address: string, scope: AddressScope): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const bits = BITS[kind][scope];
  const parser = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  // A zone (`fe80::1%eth0`) names an interface of this machine, not a visitor.
  const [plain = ''] = parsed.toString().split('%');
  return `${parser.networkAddressFromCIDR(`${plain}/${bits}`).toString()}/${bits}`;
}

/** Headers that proxies add. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
];

type LocalRequest = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Returns whether a request comes from a program on this machine. Behind a proxy on the same machine every
 * visitor has a loopback address, so every sign of a proxy rules it out: its headers, the public host name,
 * and HTTP/1.0, which nginx uses by default.
 */
export function isLocalCaller({ headers, httpVersion, socket }: LocalRequest): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    httpVersion === '1.1' &&
    isLocalHost(headers.host ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}

/** Returns whether a host, with or without a port, is this machine. */
export function isLocalHost(host: string): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Returns whether an address is that of a trusted proxy. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * @param trustedProxies proxies whose forwarded headers are trusted: addresses, networks and names of
 *   networks, separated by commas
 */
export function trustFor(trustedProxies: string | false): Trust {
  if (trustedProxies === false) return () => false;
  const trust = proxyAddr.compile(trustedProxies.split(',').map((address) => address.trim()));
  return (address, hop) => trust(withoutPort(address), hop);
}

/**
 * Returns the client address that the last trusted proxy reported, without a port (`203.0.113.7:4711`,
 * `[2001:db8::1]:443`). If that is not an address (`unknown`, or forged by the visitor), the address of the
 * proxy is used, so that all such visitors share a rate limit.
 */
export function visitorOf(incoming: IncomingMessage, trust: Trust): string {
  const seen = proxyAddr.all(incoming, trust).map(withoutPort);
  return seen.findLast((address) => isIP(address) !== 0) ?? incoming.socket.remoteAddress ?? '';
}

/** Removes the port; other texts are returned unchanged. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;
