import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeRoom } from '@clinicdee/protocol/calls/connections';
import { isLocalCaller } from '@clinicdee/protocol/calls/local-caller';
import { type Trust, trustFor, visitorOf } from '@clinicdee/protocol/calls/visitor-address';
import type { Handler } from './handler.ts';
import type { Asked, Ready } from './ready.ts';
import { askerOf, isSecureFor } from './visitor.ts';
import { WholeResponse } from './whole-response.ts';

/** No call takes more than a quarter of it; what is sent beyond is not read. In bytes. */
const MAX_BODY_BYTES = 64 * 1024;

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
const MOST_CONNECTIONS = 6_000;
/** How long a stop waits for requests that arrive and answers that are read, in milliseconds. */
const CLOSING_MS = 5_000;

/**
 * A server on Node's own HTTP that hands each request to a handler.
 *
 * @param trustedProxies whose word is taken about a visitor's address and scheme: addresses, networks
 *   and names of networks, separated by commas
 */
export function serverFor(handle: Handler, trustedProxies: string | false): Server {
  const server = createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECK_MS,
    keepAliveTimeout: IDLE_MS,
    // Who names no host is shown a page, not an empty answer.
    requireHostHeader: false,
  });
  server.maxConnections = MOST_CONNECTIONS;
  makeRoom(server, WANTED_CONNECTIONS);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(handle, statusOf(error.code), socket);
  });
  return server.on('request', listener(handle, trustFor(trustedProxies), server));
}

/**
 * Takes no more and lets answers under way finish, for as long as there is patience: then who still
 * sends or reads slowly is cut off. Connections that only wait are closed at once, or at the end of the
 * patience where somebody follows: a request may be on its way over each, and is answered and told that
 * it was the last.
 */
export function closeServer(
  server: Server,
  { isFollowed = false, patienceMs = CLOSING_MS } = {},
): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    // Node's own `close` of an HTTP server closes those that wait.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cut);
      resolve();
    });
    if (!isFollowed) server.closeIdleConnections();
  });
}

function listener(handle: Handler, trust: Trust, server: Server): RequestListener {
  return (incoming, outgoing) => {
    const isSecure = isSecureFor(incoming, trust);
    const asked = askedBy(incoming, isSecure, () => askerOf(incoming, trust));
    const ready = handle.ready?.(asked);
    if (ready) {
      if (ready.after) void ready.after.then(() => finish(ready, outgoing, server));
      else finish(ready, outgoing, server);
      return;
    }
    const request = requestFrom(incoming, outgoing, asked);
    if (!request) {
      const refusal = handle.ready?.({ ...asked, target: undefined });
      finish(refusal ?? { status: 400, headers: [], body: undefined }, outgoing, server);
      return;
    }
    handle(request, visitorOf(incoming, trust), isLocalCaller(incoming), asked.asker())
      .then((response) => {
        if (!server.listening) outgoing.setHeader('connection', 'close');
        return send(response, outgoing);
      })
      // Nobody is there any more, or a handler broke its promise: either way nothing can be said.
      .catch(() => outgoing.destroy());
  };
}

/** The request as the web's platform has it; undefined when it cannot be one. */
function requestFrom(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, isSecure, target }: Asked,
) {
  const { headers } = incoming;
  if (target === undefined) return undefined;
  const origin = `${isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
  // What is asked for without a body is answered in no time: there is nothing to break off.
  const isSending = method !== 'GET' && method !== 'HEAD';
  try {
    const request = new Request(origin + target, {
      method: methodOf(method),
      ...(isSending && {
        body: bodyOf(incoming),
        duplex: 'half',
        signal: untilGone(outgoing),
      }),
    });
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) request.headers.append(name, String(value));
    }
    return request;
  } catch {
    return undefined;
  }
}

/**
 * The platform has no request with these methods, and nothing here knows them: they are refused where
 * every other unknown one is.
 */
const methodOf = (method: string) => (/^(TRACE|TRACK|CONNECT)$/.test(method) ? 'UNKNOWN' : method);

/** What a message asks for, without a request being made of it. */
function askedBy(
  { method = 'GET', headers, url = '/', httpVersion }: IncomingMessage,
  isSecure: boolean,
  asker: Asked['asker'],
): Asked {
  const hasHost = headers.host === undefined ? httpVersion === '1.0' : isHost(headers.host);
  return {
    method,
    target: hasHost ? targetOf(url) : undefined,
    isSecure,
    accept: headers.accept,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    ifModifiedSince: headers['if-modified-since'],
    asker,
  };
}

let lastHost = '';
/** Whether a name of a host, perhaps with a port, can be part of an address. */
function isHost(host: string): boolean {
  if (host === lastHost) return true;
  if (!/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(`http://${host}/`)) return false;
  lastHost = host;
  return true;
}

/** Path and query of what stood in the first line; undefined when it is no address. */
function targetOf(url: string): string | undefined {
  if (url.startsWith('/')) return url;
  if (!URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Aborted when the visitor leaves before the answer is complete. */
function untilGone(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** A body as it arrives. Who stops reading leaves the connection open, for the answer. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const arriving: AsyncIterable<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
  const chunks = arriving[Symbol.asyncIterator]();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) {
        controller.close();
        return;
      }
      size += next.value.byteLength;
      if (size > MAX_BODY_BYTES) throw new Error('The body is too long.');
      controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

function finish({ status, headers, body }: Ready, outgoing: ServerResponse, server: Server): void {
  if (!server.listening) outgoing.setHeader('connection', 'close');
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

/** Answers what was no HTTP, on the bare connection. */
function refuse(handle: Handler, status: number, socket: Duplex): void {
  const page = handle.ready?.({
    ...{ method: 'GET', target: undefined, isSecure: false },
    ...{ accept: undefined, acceptEncoding: undefined },
    ...{ ifNoneMatch: undefined, ifModifiedSince: undefined, asker: () => socket },
  });
  // In the midst of an answer there is nothing that could be said.
  if (!socket.writable || (socket instanceof Socket && socket.bytesWritten > 0)) {
    socket.destroy();
    return;
  }
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'connection: close'];
  for (let at = 0; page && at < page.headers.length; at += 2) {
    lines.push(`${page.headers[at] ?? ''}: ${page.headers[at + 1] ?? ''}`);
  }
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.end(page?.body);
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (response instanceof WholeResponse) outgoing.end(response.whole);
  else if (response.body) await pipeline(response.body, outgoing);
  else outgoing.end();
}
