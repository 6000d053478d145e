import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { makeRoom } from '@clinicdee/protocol/http/connections';
import { isLocalCaller } from '@clinicdee/protocol/http/local-caller';
import { type Trust, trustFor, visitorOf } from '@clinicdee/protocol/http/visitor-address';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Visitor } from './app.ts';

/** How long a request may take to arrive, and its headers alone, in milliseconds. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 15_000;
/** How often those who are late are looked for, in milliseconds. */
const CHECK_MS = 5_000;
/** How long a connection may wait for the next request: longer than proxies in front keep theirs. */
const IDLE_MS = 72_000;
/** Each costs some 20 KB whether or not it says anything: beyond these, who is silent makes room. */
const WANTED_CONNECTIONS = 4_000;
/** What comes beyond these is closed at once. */
const MAX_CONNECTIONS = 6_000;
/** How long a stop waits for requests that arrive and answers that are read, in milliseconds. */
const CLOSING_MS = 5_000;
/** How long a stop waits for requests that are on their way, in milliseconds. */
const IDLE_CLOSING_MS = 500;

/** Answers a request; at `/400` with the page for what is no request. */
type Fetch = (request: Request, visitor: Visitor) => Response | Promise<Response>;

/**
 * A server on Node's own HTTP that hands each request to the site.
 *
 * @param trustedProxies whose word is taken about a visitor's address: addresses, networks and names of
 *   networks, separated by commas
 */
export function httpServer(fetch: Fetch, trustedProxies: string | false): Server {
  const trust = trustFor(trustedProxies);
  const badRequest = () =>
    fetch(new Request('http://localhost/400'), { address: '', isLocal: false });
  const server: Server = createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: IDLE_MS,
  });
  server.maxConnections = MAX_CONNECTIONS;
  makeRoom(server, WANTED_CONNECTIONS);
  server.on('clientError', (error: ParserError, socket) => {
    const again = withEscapedAddress(error, socket);
    if (again) server.emit('connection', again);
    else void refuse(badRequest(), statusOf(error.code), socket);
  });
  const answer = async (request: Request, { incoming, outgoing }: HttpBindings) => {
    const response = await fetch(request, visitorBy(incoming, trust));
    // While draining, who waits on a connection is told that this was its last answer.
    if (!server.listening) outgoing.shouldKeepAlive = false;
    return response;
  };
  const listener = getRequestListener(
    (request, bindings) => answer(request, bindings as HttpBindings),
    { hostname: 'localhost', errorHandler: badRequest },
  );
  return server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
}

/**
 * Accepts no more connections and lets answers under way finish; after `patienceMs` who still sends or reads
 * slowly is cut off. Connections that only wait are closed after a moment, in which a request that was on its
 * way over one is answered as its last.
 */
export function closeServer(server: Server, patienceMs = CLOSING_MS): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    const closeIdle = setTimeout(() => server.closeIdleConnections(), IDLE_CLOSING_MS);
    // Node's own `close` of an HTTP server closes those that wait.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      clearTimeout(closeIdle);
      resolve();
    });
  });
}

/** Who asks is worked out where something depends on it. */
const visitorBy = (incoming: IncomingMessage, trust: Trust): Visitor => ({
  get address() {
    return visitorOf(incoming, trust);
  },
  get isLocal() {
    return isLocalCaller(incoming);
  },
});

interface ParserError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
  bytesParsed?: number;
}

/**
 * Node's parser refuses an address with letters beyond ASCII, which crawlers and old programs send as they are, in
 * UTF-8. The same request with these bytes percent-encoded, as a connection for the server, which closes after it.
 *
 * @returns undefined where that is not what was wrong, and where the request did not arrive whole
 */
function withEscapedAddress({ code, rawPacket, bytesParsed }: ParserError, socket: Duplex) {
  if (code !== 'HPE_INVALID_URL' || !rawPacket || bytesParsed === undefined) return undefined;
  const text = rawPacket.toString('latin1');
  const [line = '', ...others] = text.split('\r\n');
  const escaped = line.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  // What comes before in the same packet is answered already; a body would come later.
  const isFirst = bytesParsed < line.length;
  const isWhole = /^(GET|HEAD) /.test(line) && text.endsWith('\r\n\r\n');
  if (escaped === line || !isFirst || !isWhole) return undefined;
  const headers = others.filter((header) => !/^connection:/i.test(header));
  const again = [escaped, 'connection: close', ...headers].join('\r\n');
  const connection = new Duplex({
    read: () => undefined,
    write: (chunk, _, done) => void socket.write(chunk as Buffer, done),
    final: (done) => void socket.end(done),
    destroy: (error, done) => {
      socket.destroy();
      done(error);
    },
  });
  connection.push(Buffer.from(again, 'latin1'));
  // Node would close under who has closed their half, as after a request that had no answer.
  socket.removeAllListeners('end');
  return Object.assign(connection, {
    remoteAddress: socket instanceof Socket ? socket.remoteAddress : undefined,
  });
}

/** Answers what was no HTTP, on the bare connection. */
async function refuse(
  answer: Response | Promise<Response>,
  status: number,
  socket: Duplex,
): Promise<void> {
  // In the midst of an answer there is nothing that could be said.
  if (!socket.writable || (socket instanceof Socket && socket.bytesWritten > 0)) {
    socket.destroy();
    return;
  }
  const page = await answer;
  const headers = Array.from(page.headers, ([name, value]) => `${name}: ${value}`);
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'connection: close'];
  socket.write(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`);
  socket.end(new Uint8Array(await page.arrayBuffer()));
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
