import { trustFor, visitorOf } from '@clinicdee/protocol/http/address';
import type { IncomingMessage } from 'node:http';
import { ADDRESS_HEADER } from './address-header.ts';

/**
 * Writes the client's address into a header, since Next's requests have no socket.
 *
 * @param trustedProxies comma-separated addresses, networks and names of networks
 */
export function addressWriter(trustedProxies: string | false) {
  const trust = trustFor(trustedProxies);
  return (request: IncomingMessage): void => {
    request.headers[ADDRESS_HEADER] = visitorOf(request, trust);
  };
}
