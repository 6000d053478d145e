import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long whoever is connected may say nothing, or send, once there is no room, in milliseconds. */
const SILENT_MS = 1_000;
/** The same for whoever reads what they asked for. */
const READING_MS = 30_000;
/** So many are looked at to make room for one. */
const LOOKED_AT = 100;

/** What was asked last over a connection. */
interface Last {
  at: number;
  incoming?: IncomingMessage;
  outgoing?: ServerResponse;
}

/**
 * Where a server holds more connections than it wants to, each that comes takes the place of the one over
 * which nothing was asked for longest. Otherwise some thousands who say nothing, half of something or read
 * a byte a second would keep out everybody else.
 *
 * @param wanted how many connections are no reason to close any
 */
export function makeRoom(server: Server, wanted: number): void {
  /** In the order in which something was asked over them last. */
  const connections = new Map<Socket, Last>();
  server.on('connection', (socket) => {
    connections.set(socket, { at: performance.now() });
    socket.on('close', () => connections.delete(socket));
    if (connections.size > wanted) longestSilent(connections)?.destroy();
  });
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    if (!connections.delete(socket)) return;
    connections.set(socket, { at: performance.now(), incoming, outgoing });
  });
}

function longestSilent(connections: ReadonlyMap<Socket, Last>): Socket | undefined {
  const now = performance.now();
  let looked = 0;
  for (const [socket, last] of connections) {
    const silentMs = now - last.at;
    if (silentMs < SILENT_MS || looked++ >= LOOKED_AT) return undefined;
    if (silentMs > READING_MS || !isBeingAnswered(last)) return socket;
  }
  return undefined;
}

const isBeingAnswered = ({ incoming, outgoing }: Last) =>
  incoming?.complete === true && outgoing?.writableFinished === false;
