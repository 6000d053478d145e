/** The first descriptor that systemd passes to a service (sd_listen_fds(3)). */
const FIRST_SOCKET = 3;

/** Where a server is to listen: an address, or a socket that is open already. */
export type Listening =
  { port: number; host: string; backlog: number } | { fd: number; backlog: number };

/**
 * The socket that systemd keeps open over restarts of a service, where it has passed one; otherwise the
 * address. Connections that arrive while no process accepts wait in the socket's queue.
 *
 * @param address where to listen without such a socket
 * @param environment `LISTEN_PID` and `LISTEN_FDS` say that a socket was passed to this process
 */
export function listenOn(
  { port, host, backlog }: { port: number; host: string; backlog: number },
  environment: NodeJS.ProcessEnv = process.env,
): Listening {
  const isPassed =
    environment.LISTEN_PID === String(process.pid) && Number(environment.LISTEN_FDS) >= 1;
  return isPassed ? { fd: FIRST_SOCKET, backlog } : { port, host, backlog };
}
