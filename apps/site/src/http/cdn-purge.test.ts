import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CdnPurge } from './cdn-purge.ts';

const asked: { method?: string | undefined; bearer?: string | undefined; body: string }[] = [];
let answers: number[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push({ method: request.method, bearer: request.headers.authorization, body });
    response.writeHead(answers.shift() ?? 200).end('{"success":true}');
  });
});
let purge: CdnPurge;
const warnings: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  warnings.length = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  const url = `http://127.0.0.1:${port}/purge`;
  purge = new CdnPurge({ url, token: 'token-of-the-cdn', log, debounceMs: 20 });
});
afterEach(async () => {
  await purge.stop();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

it('asks once for changes that come together, with its token', async () => {
  for (let change = 0; change < 5; change++) purge.schedule();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([
    { method: 'POST', bearer: 'Bearer token-of-the-cdn', body: '{"purge_everything":true}' },
  ]);
});

it('asks again until it is taken, and says once that it was not', async () => {
  answers = [500, 200];
  purge.schedule();
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('"code":"http_500"');
  expect(warnings[0]).not.toContain('token-of-the-cdn');
}, 30_000);

it('asks once more for what changes while it is asked', async () => {
  server.once('request', () => purge.schedule());
  purge.schedule();
  await vi.waitFor(() => expect(asked).toHaveLength(2), 10_000);
});
