import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER } from './address-header.ts';

/**
 * Writes where a request comes from into its headers: what Next hands on has no connection.
 *
 * @param trustedProxies whose word is taken for it: addresses, networks and names of networks,
 *   separated by commas
 */
export function addressWriter(trustedProxies: string | false) {
  const trust =
    trustedProxies === false
      ? () => false
      : proxyAddr.compile(trustedProxies.split(',').map((address) => address.trim()));
  return (request: IncomingMessage): void => {
    request.headers[ADDRESS_HEADER] = proxyAddr(request, trust);
  };
}
