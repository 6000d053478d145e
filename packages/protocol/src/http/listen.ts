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
