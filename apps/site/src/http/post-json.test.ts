import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { postJson } from './post-json.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(answer: RequestListener) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return postJson({ url, token: 'secret', timeoutMs: 500 }, {}, {});
}

it('follows no redirect, and hands it back', async () => {
  const paths: (string | undefined)[] = [];
  const answer = await ask(({ url }, response) => {
    paths.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(answer).toMatchObject({ status: 307, text: '' });
  expect(paths).toEqual(['/']);
});

it.each<[string, RequestListener, string]>([
  ['no answer', ({ socket }) => socket.destroy(), 'network'],
  ['silence', () => undefined, 'timeout'],
  ['a body that drips for ever', (_, response) => response.write(' '), 'timeout'],
  [
    'a body that ends too early',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"code":200}');
      setTimeout(() => response.destroy(), 50);
    },
    'cut_off',
  ],
  [
    'a body that is not packed as it says',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"code":200}'),
    'cut_off',
  ],
])('%s is none', async (_name, answer, code) => {
  expect(await ask(answer)).toBe(code);
});

it('stops reading an answer that has no end', async () => {
  const answer = await ask((_, response) => {
    const flood = () => response.write(' '.repeat(16_384), () => setImmediate(flood));
    flood();
  });
  expect(answer).toMatchObject({ status: 200, text: undefined });
});
