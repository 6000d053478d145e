import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createCertificate } from '../../test/certificate.ts';
import { startServer } from '../../test/http-server.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
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

it('names a certificate that is not trusted', async () => {
  const server = createServer(createCertificate(path.join(temporaryFolder(), 'unknown')));
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `https://localhost:${port}`;
  expect(await postJson({ url, token: 'secret', timeoutMs: 500 }, {}, {})).toBe('tls');
  server.close();
});

it('stops reading an endless answer', async () => {
  const answer = await post((_, response) => {
    const flood = () => response.write(' '.repeat(16_384), () => setImmediate(flood));
    flood();
  });
  expect(answer).toMatchObject({ status: 200, text: undefined });
});
