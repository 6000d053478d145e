import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitConnections } from './connections.ts';

const GET = 'GET / HTTP/1.1\r\nhost: site\r\n\r\n';

let server: Server;
let answer: (end: () => void) => void;
/** Closed by the server, by the names under which they came. */
let closed: string[];
/** Those who have been answered. */
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

/** Connects, sends something, and waits until the server knows. */
async function comes(name: string, text = ''): Promise<Socket> {
  const accepted = once(server, 'connection');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const here = { closed, answered };
  socket.on('data', () => here.answered.push(name));
  socket.on('close', () => here.closed.push(name)).on('error', () => undefined);
  const isRequest = text.includes('\r\n\r\n');
  await accepted;
  if (text) {
    const heard = isRequest && once(server, 'request');
    socket.write(text);
    await (heard || settled());
  }
  return socket;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('closes nobody while there is room', async () => {
  await comes('silent');
  vi.advanceTimersByTime(100_000);
  await comes('second');
  await settled();
  expect(closed).toEqual([]);
});

it.each([
  ['says nothing', ''],
  ['has sent half of a head', 'GET / HTTP/1.1\r\nhost: '],
  ['has sent half of a form', 'POST / HTTP/1.1\r\nhost: site\r\ncontent-length: 9\r\n\r\n1234'],
  ['has been answered', GET],
])('closes whoever %s for longest', async (_, text) => {
  await comes('first', text);
  vi.advanceTimersByTime(500);
  await comes('second', text);
  vi.advanceTimersByTime(700);
  await comes('third', GET);
  await vi.waitFor(() => expect(answered).toContain('third'));
  await vi.waitFor(() => expect(closed).toEqual(['first']));
});

it('counts from what was asked last', async () => {
  const first = await comes('first', GET);
  await comes('second', GET);
  vi.advanceTimersByTime(2_000);
  const heard = once(server, 'request');
  first.write(GET);
  await heard;
  await comes('third');
  await vi.waitFor(() => expect(closed).toEqual(['second']));
});

it('closes nobody who has only just come, or is being answered, unless that takes too long', async () => {
  await comes('first');
  await comes('second');
  await comes('third');
  await settled();
  expect(closed).toEqual([]);
  answer = () => undefined;
  for (const name of ['a', 'b', 'c']) await comes(name, GET);
  vi.advanceTimersByTime(2_000);
  for (const name of ['d', 'e', 'f']) await comes(name, GET);
  await vi.waitFor(() => expect(closed).toEqual(['first', 'second', 'third']));
  await comes('g', GET);
  await settled();
  expect(closed).toHaveLength(3);
  vi.advanceTimersByTime(31_000);
  await comes('h', GET);
  await vi.waitFor(() => expect(closed.at(-1)).toBe('a'));
});
