import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Whether an address is a proxy's that is believed. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * @param trustedProxies whose word is taken about a visitor's address and scheme: addresses, networks
 *   and names of networks, separated by commas
 */
export function trustFor(trustedProxies: string | false): Trust {
  if (trustedProxies === false) return () => false;
  const trust = proxyAddr.compile(trustedProxies.split(',').map((address) => address.trim()));
  return (address, hop) => trust(withoutPort(address), hop);
}

/**
 * The address of who asks, as the last proxy that is believed has it; some write the port beside it
 * (`203.0.113.7:4711`, `[2001:db8::1]:443`). Where what it wrote is no address
 * (`unknown`, a word that the visitor slipped in), it is the proxy's own: whoever hides is counted with
 * all who do.
 */
export function visitorOf(incoming: IncomingMessage, trust: Trust): string {
  const seen = proxyAddr.all(incoming, trust).map(withoutPort);
  return seen.findLast((address) => isIP(address) !== 0) ?? incoming.socket.remoteAddress ?? '';
}

/** What has no port, or is no address, stays as it is. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;
