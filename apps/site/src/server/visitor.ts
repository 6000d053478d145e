import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { addressKey } from '../calls/address-key.ts';

/** Whether an address is a proxy's that is believed. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * @param trustedProxies whose word is taken about a visitor's address and scheme: addresses, networks
 *   and names of networks, separated by commas
 */
export function trustFor(trustedProxies: string | false): Trust {
  if (trustedProxies === false) return () => false;
  return proxyAddr.compile(trustedProxies.split(',').map((address) => address.trim()));
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

/**
 * By what whoever asks is known when they come again: their connection, since many may share an address;
 * behind a proxy, whose connections many share, their address.
 */
export function askerOf(incoming: IncomingMessage, trust: Trust): unknown {
  const { remoteAddress = '' } = incoming.socket;
  if (!trust(remoteAddress, 0)) return incoming.socket;
  const visitor = visitorOf(incoming, trust);
  return visitor === remoteAddress ? incoming.socket : addressKey(visitor, 'address');
}

/** What has no port, or is no address, stays as it is. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;

/** Whether the visitor came by https, as a proxy that is believed has it. */
export const isSecureFor = ({ headers, socket }: IncomingMessage, trust: Trust) =>
  headers['x-forwarded-proto'] !== undefined &&
  trust(socket.remoteAddress ?? '', 0) &&
  lastOf(headers['x-forwarded-proto']) === 'https';

const lastOf = (header: string | string[] | undefined) => String(header).split(',').at(-1)?.trim();
