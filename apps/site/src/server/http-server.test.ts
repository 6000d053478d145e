import { once } from 'node:events';
import { request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readBytes } from '@clinicdee/protocol/http/messages';
import { closeServer } from '@clinicdee/protocol/http/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Visitor } from './app.ts';
import { httpServer } from './http-server.ts';

type Fetch = (request: Request, visitor: Visitor) => Promise<Response>;

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await closeServer(server);
});

async function listen(fetch: Fetch, trustedProxies: string | false = false): Promise<string> {
  const badRequest = { status: 400, headers: { 'x-own': 'page', 'content-length': '2' } };
  server = httpServer(
    (request, visitor) =>
      new URL(request.url).pathname === '/%'
        ? new Response('ok', badRequest)
        : fetch(request, visitor),
    trustedProxies,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers with the request. */
const echo: Fetch = async ({ body, method, url }, { address }) => {
  const read = await readBytes(body, 20_000);
  const size = read?.byteLength ?? 'too much';
  return Response.json({ method, url, visitor: address, size });
};

it('passes on method, address, body and visitor', async () => {
  const url = await listen(echo);
  const answer = await fetch(`${url}/a/../b?c=1`, { method: 'PUT', body: 'ก' });
  expect(await answer.json()).toEqual({
    method: 'PUT',
    url: `${url}/b?c=1`,
    visitor: '127.0.0.1',
    size: 3,
  });
});

it.each([
  [false, '127.0.0.1'],
  ['loopback, uniquelocal', '203.0.113.1'],
] as const)('trusting %s, passes on the visitor %s', async (trusted, visitor) => {
  const url = await listen(echo, trusted);
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.1' };
  expect(await (await fetch(url, { headers })).json()).toMatchObject({ visitor });
});

it('aborts the request when the visitor disconnects during the body', async () => {
  const arrived = Promise.withResolvers<undefined>();
  const left = Promise.withResolvers<boolean>();
  const url = await listen(async (request) => {
    arrived.resolve(undefined);
    await readBytes(request.body, 20_000).catch(() => left.resolve(request.signal.aborted));
    return new Response(null);
  });
  const request = httpRequest(url, { method: 'POST', headers: { 'content-length': '100' } });
  request.on('error', () => undefined);
  request.write('some');
  await arrived.promise;
  request.destroy();
  expect(await left.promise).toBe(true);
});

describe('malformed HTTP', () => {
  /** Sends raw bytes and reads until the connection closes. */
  async function say(message: string): Promise<string> {
    // Slowly, so that the client half-closes the connection before the response.
    const slowly: Fetch = async (...asked) => {
      await wait(20);
      return echo(...asked);
    };
    const { port } = new URL(await listen(slowly));
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(message, 'latin1');
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  }

  const host = 'Host: a\r\nConnection: close';
  it('gets the 400 page for an invalid host', async () => {
    const answer = await say('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/x-own: page\r\n[^]*\n(2\r\n)?ok/);
  });

  it('gets 400 for an unknown method', async () => {
    expect(await say(`BREW / HTTP/1.1\r\n${host}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n/,
    );
  });

  it.each([
    ['a query', '/?utm_campaign=โปร&x=1', '/?utm_campaign=%E0%B9%82%E0%B8%9B%E0%B8%A3&x=1'],
    ['a path', '/articles/detail/ก', '/articles/detail/%E0%B8%81'],
    ['an old encoding', '/\xa1', undefined],
  ])('is accepted with unescaped bytes in %s', async (_, target, read) => {
    const isUtf8 = read !== undefined;
    const line = isUtf8 ? Buffer.from(target).toString('latin1') : target;
    const answer = await say(`GET ${line} HTTP/1.1\r\n${host}\r\nx-own: 1\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/connection: close\r\n/i);
    expect(answer).toContain(`"url":"http://a${read ?? '/%A1'}"`);
    expect(answer).toContain('"visitor":"127.0.0.1"');
  });

  it('is not answered twice when a pipelined request has an unescaped address', async () => {
    const first = 'GET /one HTTP/1.1\r\nHost: a\r\n\r\n';
    const answer = await say(`${first}GET /\xe0\xb8\x81 HTTP/1.1\r\n${host}\r\n\r\n`);
    expect(answer.match(/"url":"http:\/\/a\/one"/g)?.length ?? 0).toBeLessThan(2);
  });
});

it('closes although clients send half a request or nothing', async () => {
  const { port } = new URL(await listen(echo));
  const say = (words: string) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    if (words) socket.write(words);
    return once(socket.pause(), 'connect');
  };
  await Promise.all([
    say('POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{'),
    say('GET / HTTP/1.1\r\nHost: x\r\n'),
    say(''),
  ]);
  await closeServer(server, 100);
  expect(server.listening).toBe(false);
});

it('answers a request that arrives while a closing process is busy', async () => {
  const { port } = new URL(await listen(echo));
  // In a thread of its own, which is not busy: one request at once, and another one 450 ms after the close.
  const client = new Worker(
    `const { parentPort } = require('node:worker_threads');
    let answers = '';
    const socket = require('node:net').connect(${port}, '127.0.0.1');
    const ask = () => socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n');
    socket.on('data', (data) => parentPort.postMessage(answers += data));
    socket.on('error', () => undefined).on('close', () => process.exit());
    parentPort.on('message', () => setTimeout(ask, 450));
    ask();`,
    { eval: true },
  );
  let answers = '';
  client.on('message', (text: string) => (answers = text));
  await once(client, 'message');
  const left = once(client, 'exit');
  const closed = closeServer(server);
  client.postMessage('closing');
  await wait(400);
  await setImmediate();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  await Promise.all([closed, left]);
  expect(answers.match(/200 OK/g)).toHaveLength(2);
});
