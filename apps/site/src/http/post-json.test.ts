import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { startServer } from '../../test/http-server.ts';
import { postJson } from './post-json.ts';

async function post(listener: RequestListener) {
  const { url } = await startServer(listener);
  return postJson({ url, token: 'secret', timeoutMs: 500 }, {}, {});
}

it('does not follow a redirect, but returns it', async () => {
  const paths: (string | undefined)[] = [];
  const answer = await post(({ url }, response) => {
    paths.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(answer).toMatchObject({ status: 307, text: '' });
  expect(paths).toEqual(['/']);
});

it.each<[string, string, RequestListener]>([
  ['network', 'a broken connection', ({ socket }) => socket.destroy()],
  ['timeout', 'no answer', () => undefined],
  ['timeout', 'an endless slow body', (_, response) => response.write(' ')],
  [
    'cut_off',
    'an incomplete body',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"code":200}');
      setTimeout(() => response.destroy(), 50);
    },
  ],
  [
    'cut_off',
    'a body in another encoding than declared',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"code":200}'),
  ],
])('returns `%s` for %s', async (code, _name, listener) => {
  expect(await post(listener)).toBe(code);
});

it('stops reading an endless answer', async () => {
  const answer = await post((_, response) => {
    const flood = () => response.write(' '.repeat(16_384), () => setImmediate(flood));
    flood();
  });
  expect(answer).toMatchObject({ status: 200, text: undefined });
});
