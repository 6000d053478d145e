import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, afterEach, beforeEach, vi } from 'vitest';
import { limitConnections, listenOn } from './server.ts';

const address = { port: 4321, host: '127.0.0.1', backlog: 100 };

it('listens on the address without a socket from systemd, or with one for another process', () => {
  expect(listenOn(address, {})).toEqual(address);
  expect(listenOn(address, { LISTEN_FDS: '1', LISTEN_PID: '1' })).toEqual(address);
});

it('listens on the socket that systemd passed to this process', () => {
  const passed = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) };
  expect(listenOn(address, passed)).toEqual({ fd: 3, backlog: 100 });
});

const GET = 'GET / HTTP/1.1\r\nhost: site\r\n\r\n';

let server: Server;
let answer: (end: () => void) => void;
/** Names of the connections that the server closed. */
let closed: string[];
/** Names of the connections that received a response. */
let answered: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  [closed, answered] = [[], []];
  answer = (end) => end();
  server = createServer((incoming, outgoing) => {
    incoming.resume();
    answer(() => outgoing.end('answered'));
  });
  limitConnections(server, 2);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  vi.useRealTimers();
  const isClosed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await isClosed;
});

/** Opens a connection, sends a text, and waits until the server has received it. */
async function open(name: string, text = ''): Promise<Socket> {
  const accepted = once(server, 'connection');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const names = { closed, answered };
  socket.on('data', () => names.answered.push(name));
  socket.on('close', () => names.closed.push(name)).on('error', () => undefined);
  const isRequest = text.includes('\r\n\r\n');
  await accepted;
  if (text) {
    const received = isRequest && once(server, 'request');
    socket.write(text);
    await (received || settled());
  }
  return socket;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('closes no connection below the limit', async () => {
  await open('silent');
  vi.advanceTimersByTime(100_000);
  await open('second');
  await settled();
  expect(closed).toEqual([]);
});

it.each([
  ['has sent nothing', ''],
  ['has sent part of a request head', 'GET / HTTP/1.1\r\nhost: '],
  ['has sent part of a body', 'POST / HTTP/1.1\r\nhost: site\r\ncontent-length: 9\r\n\r\n1234'],
  ['has received its response', GET],
])('closes the connection that is idle longest and %s', async (_, text) => {
  await open('first', text);
  vi.advanceTimersByTime(500);
  await open('second', text);
  vi.advanceTimersByTime(700);
  await open('third', GET);
  await vi.waitFor(() => expect(answered).toContain('third'));
  await vi.waitFor(() => expect(closed).toEqual(['first']));
});

it('measures idle time from the last request', async () => {
  const first = await open('first', GET);
  await open('second', GET);
  vi.advanceTimersByTime(2_000);
  const received = once(server, 'request');
  first.write(GET);
  await received;
  await open('third');
  await vi.waitFor(() => expect(closed).toEqual(['second']));
});

it('keeps new connections and those being answered, unless reading takes too long', async () => {
  await open('first');
  await open('second');
  await open('third');
  await settled();
  expect(closed).toEqual([]);
  answer = () => undefined;
  for (const name of ['a', 'b', 'c']) await open(name, GET);
  vi.advanceTimersByTime(2_000);
  for (const name of ['d', 'e', 'f']) await open(name, GET);
  await vi.waitFor(() => expect(closed).toEqual(['first', 'second', 'third']));
  await open('g', GET);
  await settled();
  expect(closed).toHaveLength(3);
  vi.advanceTimersByTime(31_000);
  await open('h', GET);
  await vi.waitFor(() => expect(closed.at(-1)).toBe('a'));
});
