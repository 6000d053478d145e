import { expect, it, onTestFinished, vi } from 'vitest';
import { recordingServer } from '../../test/http-server.ts';
import { silentLog } from '../../test/lead-outbox.ts';
import { CdnPurge } from './cdn-purge.ts';

/** A CDN that answers with these statuses, and calls `onCall` before it answers. */
async function open(statuses: number[] = [], onCall?: (purge: CdnPurge) => void) {
  const { received, url } = await recordingServer((response) => {
    if (received.length === 1) onCall?.(purge);
    response.writeHead(statuses.shift() ?? 200).end('{"success":true}');
  });
  const log = silentLog();
  const purge = new CdnPurge({ url, token: 'token-of-the-cdn', log });
  onTestFinished(() => purge.stop());
  return { log, purge, received };
}

it('sends one authorised call for several changes', async () => {
  const { purge, received } = await open();
  for (let change = 0; change < 5; change++) purge.schedule();
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const headers = expect.objectContaining({ authorization: 'Bearer token-of-the-cdn' }) as object;
  expect(received).toMatchObject([{ method: 'POST', headers, body: '{"purge_everything":true}' }]);
});

it('retries until it succeeds, with one warning that has no token', async () => {
  const { log, purge, received } = await open([500, 200]);
  purge.schedule();
  await vi.waitFor(() => expect(received).toHaveLength(2), 20_000);
  expect(log.warn.mock.calls).toEqual([[{ code: 'http_500' }, expect.any(String)]]);
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('token-of-the-cdn');
}, 30_000);

it('sends another call for a change during a call', async () => {
  const { purge, received } = await open([], (one) => one.schedule());
  purge.schedule();
  await vi.waitFor(() => expect(received).toHaveLength(2), 10_000);
});
