import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressWriter } from './visitor-address.ts';

const from = (address: string, headers: Record<string, string>) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
};
const said = { 'x-office-address': '1.1.1.1', 'x-forwarded-for': '198.51.100.7, 203.0.113.1' };

it.each([
  [false, '127.0.0.1', '127.0.0.1'],
  // The proxy's word counts, and no more than the proxy's.
  ['loopback', '127.0.0.1', '203.0.113.1'],
  ['loopback', '192.0.2.1', '192.0.2.1'],
  ['127.0.0.1, 203.0.113.0/24', '127.0.0.1', '198.51.100.7'],
] as const)('with %s believed, %s comes from %s', (proxies, socket, address) => {
  const request = from(socket, said);
  addressWriter(proxies)(request);
  expect(request.headers['x-office-address']).toBe(address);
});
