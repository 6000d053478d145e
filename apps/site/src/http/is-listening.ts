import { connect } from 'node:net';

const TIMEOUT_MS = 1_000;

/** Whether something listens at an address's host and port. Sends nothing and never rejects. */
export function isListening(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
      timeout: TIMEOUT_MS,
    });
    const end = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket
      .on('connect', () => end(true))
      .on('timeout', () => end(false))
      .on('error', () => end(false));
  });
}
