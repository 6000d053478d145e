import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What proxies add to what they hand on. */
const traces = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
];

type Asked = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Whether a program on this machine asks for itself. Behind a proxy on the same machine every visitor
 * has the machine's own address, so whatever a proxy leaves counts against it: its headers, the name
 * that the visitor asked for, the old HTTP that nginx speaks when it is told nothing.
 */
export function isLocalCaller({ headers, httpVersion, socket }: Asked): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  return (
    isLoopback(address) &&
    httpVersion === '1.1' &&
    isLocalHost(headers.host ?? '') &&
    traces.every((name) => headers[name] === undefined)
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
