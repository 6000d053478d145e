import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

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
