import { trustFor, visitorOf } from '@clinicdee/protocol/http/visitor-address';
import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER } from './address-header.ts';

/**
 * Writes where a request comes from into its headers: what Next hands on has no connection.
 *
 * @param trustedProxies whose word is taken for it: addresses, networks and names of networks,
 *   separated by commas
 */
export function addressWriter(trustedProxies: string | false) {
  const trust = trustFor(trustedProxies);
  return (request: IncomingMessage): void => {
    request.headers[ADDRESS_HEADER] = visitorOf(request, trust);
  };
}
