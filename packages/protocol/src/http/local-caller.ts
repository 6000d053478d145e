import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

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
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  return (
    isLoopback(address) &&
    httpVersion === '1.1' &&
    isLocalHost(headers.host ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}

function isLocalHost(host: string): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version > 0 && loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
