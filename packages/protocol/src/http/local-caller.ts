import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';

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
