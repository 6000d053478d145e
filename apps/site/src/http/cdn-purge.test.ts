import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from '../../test/http-server.ts';
import { CdnPurge } from './cdn-purge.ts';

const calls: { method?: string | undefined; bearer?: string | undefined; body: string }[] = [];
const warnings: string[] = [];
let statuses: number[] = [];
let onCall: (() => void) | undefined;
let server: Awaited<ReturnType<typeof startServer>>;
let purge: CdnPurge;
beforeEach(async () => {
  [calls.length, warnings.length] = [0, 0];
  [statuses, onCall] = [[], undefined];
  server = await startServer((request, response) => {
    onCall?.();
    onCall = undefined;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ method: request.method, bearer: request.headers.authorization, body });
      response.writeHead(statuses.shift() ?? 200).end('{"success":true}');
    });
  });
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  purge = new CdnPurge({ url: server.url, token: 'token-of-the-cdn', log, debounceMs: 20 });
});
afterEach(async () => {
  await purge.stop();
  server.close();
});

it('sends one authorised call for several changes', async () => {
  for (let change = 0; change < 5; change++) purge.schedule();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([
    { method: 'POST', bearer: 'Bearer token-of-the-cdn', body: '{"purge_everything":true}' },
  ]);
});

it('retries until it succeeds, with one warning that has no token', async () => {
  statuses = [500, 200];
  purge.schedule();
  await vi.waitFor(() => expect(calls).toHaveLength(2), 20_000);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('"code":"http_500"');
  expect(warnings[0]).not.toContain('token-of-the-cdn');
}, 30_000);

it('sends another call for a change during a call', async () => {
  onCall = () => purge.schedule();
  purge.schedule();
  await vi.waitFor(() => expect(calls).toHaveLength(2), 10_000);
});
