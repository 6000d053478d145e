import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import proxyAddr from '@fastify/proxy-addr';
import type { Handler } from './handler.ts';
import { WholeResponse } from './whole-response.ts';

/** No call takes more than a quarter of it; what is sent beyond is not read. In bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** How long a request may take to arrive, in milliseconds. */
const REQUEST_MS = 30_000;
/** How long a connection may wait for the next request: longer than proxies in front keep theirs. */
const IDLE_MS = 72_000;

type Trust = (address: string, hop: number) => boolean;

/**
 * A server on Node's own HTTP that hands each request to a handler.
 *
 * @param trustedProxies whose word is taken about a visitor's address and scheme: addresses, networks
 *   and names of networks, separated by commas
 */
export function serverFor(handle: Handler, trustedProxies: string | false): Server {
  const server = createServer({ requestTimeout: REQUEST_MS, keepAliveTimeout: IDLE_MS });
  return server.on('request', listener(handle, trustFor(trustedProxies), server));
}

/** Lets answers under way finish and takes no more; connections that only wait are closed. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function listener(handle: Handler, trust: Trust, server: Server): RequestListener {
  return (incoming, outgoing) => {
    const request = requestFrom(incoming, outgoing, trust);
    if (!request) {
      outgoing.writeHead(400, { connection: 'close' }).end();
      return;
    }
    handle(request, proxyAddr(incoming, trust))
      .then((response) => {
        if (!server.listening) outgoing.setHeader('connection', 'close');
        return send(response, outgoing);
      })
      // Nobody is there any more, or a handler broke its promise: either way nothing can be said.
      .catch(() => outgoing.destroy());
  };
}

/** The request as the web's platform has it; undefined when it cannot be one. */
function requestFrom(incoming: IncomingMessage, outgoing: ServerResponse, trust: Trust) {
  const { method = 'GET', headers, socket, url = '/' } = incoming;
  const isSecure =
    trust(socket.remoteAddress ?? '', 0) && lastOf(headers['x-forwarded-proto']) === 'https';
  const origin = `${isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
  // What is asked for without a body is answered in no time: there is nothing to break off.
  const isSending = method !== 'GET' && method !== 'HEAD';
  try {
    const request = new Request(url.startsWith('/') ? origin + url : new URL(url, origin), {
      method,
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

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (response instanceof WholeResponse) outgoing.end(response.whole);
  else if (response.body) await pipeline(response.body, outgoing);
  else outgoing.end();
}

function trustFor(trustedProxies: string | false): Trust {
  if (trustedProxies === false) return () => false;
  return proxyAddr.compile(trustedProxies.split(',').map((address) => address.trim()));
}

const lastOf = (header: string | string[] | undefined) => String(header).split(',').at(-1)?.trim();
