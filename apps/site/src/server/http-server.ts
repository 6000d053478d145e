import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { isLocalCaller, type Trust, trustFor, visitorOf } from '@clinicdee/protocol/http/address';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Visitor } from './app.ts';

/** Time limits for receiving a request and its headers, in milliseconds. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 15_000;
/** Interval of the check for timed-out connections, in milliseconds. */
const CHECK_MS = 5_000;
/** Keep-alive timeout in milliseconds, longer than that of the proxies in front. */
const IDLE_MS = 72_000;
/** Above this number new connections are rejected: each takes about 20 KB. */
const MAX_CONNECTIONS = 6_000;

/** Answers a request. */
type Fetch = (request: Request, visitor: Visitor) => Response | Promise<Response>;

/**
 * Creates a Node HTTP server that passes each request to the site.
 *
 * @param trustedProxies proxies whose forwarded client address is trusted: comma-separated addresses,
 *   networks and names of networks
 */
export function httpServer(fetch: Fetch, trustedProxies: string | false): Server {
  const trust = trustFor(trustedProxies);
  // Answers as to a malformed address.
  const badRequest = () =>
    fetch(new Request('http://localhost/%'), { address: '', isLocal: false });
  const server: Server = createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: IDLE_MS,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', (error: ParserError, socket) => {
    const connection = withEscapedAddress(error, socket);
    if (connection) server.emit('connection', connection);
    else refuse(statusOf(error.code), socket);
  });
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const response = await fetch(request, visitorBy(incoming, trust));
      // While draining, respond with `Connection: close`.
      if (!server.listening) outgoing.shouldKeepAlive = false;
      return response;
    },
    { hostname: 'localhost', errorHandler: badRequest },
  );
  return server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
}

/** Computes the visitor's address lazily, since most requests do not need it. */
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
 * Node's parser rejects URLs with raw UTF-8, which crawlers and old clients send. Returns a connection that
 * replays the request with these bytes percent-encoded and closes after the response.
 *
 * @returns undefined for any other error or an incomplete request
 */
function withEscapedAddress({ code, rawPacket, bytesParsed }: ParserError, socket: Duplex) {
  if (code !== 'HPE_INVALID_URL' || !rawPacket || bytesParsed === undefined) return undefined;
  const text = rawPacket.toString('latin1');
  const [line = '', ...headerLines] = text.split('\r\n');
  const escaped = line.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  // Earlier requests in the same packet are already answered. A body could arrive later, so only GET and HEAD.
  const isFirst = bytesParsed < line.length;
  const isWhole = /^(GET|HEAD) /.test(line) && text.endsWith('\r\n\r\n');
  if (escaped === line || !isFirst || !isWhole) return undefined;
  const headers = headerLines.filter((header) => !/^connection:/i.test(header));
  const escapedRequest = [escaped, 'connection: close', ...headers].join('\r\n');
  const connection = new Duplex({
    read: () => undefined,
    write: (chunk, _, done) => void socket.write(chunk as Buffer, done),
    final: (done) => void socket.end(done),
    destroy: (error, done) => {
      socket.destroy();
      done(error);
    },
  });
  connection.push(Buffer.from(escapedRequest, 'latin1'));
  // Otherwise Node would close the socket when the client half-closes it, before the response.
  socket.removeAllListeners('end');
  return Object.assign(connection, {
    remoteAddress: socket instanceof Socket ? socket.remoteAddress : undefined,
  });
}

/** Answers a malformed request on the raw socket, unless a response has started. */
function refuse(status: number, socket: Duplex): void {
  if (!socket.writable || (socket instanceof Socket && socket.bytesWritten > 0)) socket.destroy();
  else socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\n\r\n`);
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
