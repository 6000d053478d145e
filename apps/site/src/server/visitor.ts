import type { IncomingMessage } from 'node:http';
import { addressKey } from '@clinicdee/protocol/calls/address-key';
import { type Trust, visitorOf } from '@clinicdee/protocol/calls/visitor-address';

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

/** Whether the visitor came by https, as a proxy that is believed has it. */
export const isSecureFor = ({ headers, socket }: IncomingMessage, trust: Trust) =>
  headers['x-forwarded-proto'] !== undefined &&
  trust(socket.remoteAddress ?? '', 0) &&
  lastOf(headers['x-forwarded-proto']) === 'https';

const lastOf = (header: string | string[] | undefined) => String(header).split(',').at(-1)?.trim();
