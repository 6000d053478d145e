/* Opening and closing the socket of a server. */

import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** The first descriptor that systemd passes to a service (sd_listen_fds(3)). */
const FIRST_SOCKET = 3;

/** Options for `server.listen`: an address, or an open socket. */
export type ListenOptions =
  { port: number; host: string; backlog: number } | { fd: number; backlog: number };

/**
 * Returns the socket passed by systemd, which stays open over restarts of the service, or else the address.
 * Connections that arrive while no process accepts wait in the backlog of the socket.
 *
 * @param address used when systemd passed no socket
 * @param environment `LISTEN_PID` and `LISTEN_FDS` say that a socket was passed to this process
 */
export function listenOn(
  { port, host, backlog }: { port: number; host: string; backlog: number },
  environment: NodeJS.ProcessEnv = process.env,
): ListenOptions {
  const isPassed =
    environment.LISTEN_PID === String(process.pid) && Number(environment.LISTEN_FDS) >= 1;
  return isPassed ? { fd: FIRST_SOCKET, backlog } : { port, host, backlog };
}

/** How long shutdown waits for active requests, in milliseconds. */
const CLOSING_MS = 5_000;
/** How long shutdown keeps idle connections for requests in transit, in milliseconds. */
const IDLE_CLOSING_MS = 500;

/**
 * Stops accepting connections and waits for active requests; after `timeoutMs` all connections are closed. Idle
 * connections are closed after `IDLE_CLOSING_MS`, so that requests already in transit are still answered.
 */
export function closeServer(server: Server, timeoutMs = CLOSING_MS): Promise<void> {
  return new Promise((resolve) => {
    const closeAll = setTimeout(() => server.closeAllConnections(), timeoutMs);
    // An immediate runs after what has arrived is read: a busy process would reset requests that it has not seen.
    const closeIdle = setTimeout(
      () => setImmediate(() => server.closeIdleConnections()),
      IDLE_CLOSING_MS,
    );
    // `http.Server.close` would close idle connections immediately; `net.Server.close` does not.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(closeAll);
      clearTimeout(closeIdle);
      resolve();
    });
  });
}
