import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { recordingServer } from '../../test/http-server.ts';
import { silentLog } from '../../test/lead-outbox.ts';
import { isPublicAddress, IndexNow, changedSlugs } from './indexnow.ts';

let log: ReturnType<typeof silentLog>;
/** The pending paths across restarts of the site. */
let paths: readonly string[];
beforeEach(() => {
  [log, paths] = [silentLog(), []];
});
const store = { read: () => [...paths], write: (left: readonly string[]) => void (paths = left) };

/** A search engine that answers with these statuses, and the client under test. */
async function start(...statuses: number[]) {
  const { received, url } = await recordingServer(
    (response) => void response.writeHead(statuses.shift() ?? 200).end(),
  );
  const indexNow = new IndexNow({
    key: 'abcdefgh12345678',
    siteUrl: new URL('https://clinic.co.th'),
    endpoint: `${url}/indexnow`,
    ...{ log, store, debounceMs: 20 },
  });
  onTestFinished(() => indexNow.stop());
  const urls = () =>
    received.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList);
  return { received, urls, indexNow };
}

it('submits changes together, each URL once, with the location of the key', async () => {
  const { received, indexNow } = await start();
  indexNow.add(['/articles/detail/a', '/articles']);
  indexNow.add(['/articles/detail/a', '/articles/detail/ข']);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    host: 'clinic.co.th',
    key: 'abcdefgh12345678',
    keyLocation: 'https://clinic.co.th/abcdefgh12345678.txt',
    urlList: [
      'https://clinic.co.th/articles/detail/a',
      'https://clinic.co.th/articles',
      'https://clinic.co.th/articles/detail/%E0%B8%82',
    ],
  });
});

it('retries after 503 and 429, but not after 403', async () => {
  const { urls, indexNow } = await start(503, 429, 202, 403);
  indexNow.add(['/articles/detail/a']);
  await vi.waitFor(() => expect(urls()).toHaveLength(3), { timeout: 10_000 });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled());
  indexNow.add(['/articles/detail/b']);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 10_000 });
  expect(urls().map(([one]) => one?.at(-1))).toEqual(['a', 'a', 'a', 'b']);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ code: 'http_403' });
}, 30_000);

it('submits after a restart what failed before', async () => {
  const before = await start(503, 503, 503);
  before.indexNow.add(['/articles/detail/a']);
  await vi.waitFor(() => expect(before.urls()).toHaveLength(1));
  await before.indexNow.stop();
  const { urls } = await start();
  await vi.waitFor(() => expect(urls()).toEqual([['https://clinic.co.th/articles/detail/a']]));
  await vi.waitFor(() => expect(paths).toEqual([]));
});

it('submits although the pending paths cannot be stored', async () => {
  vi.spyOn(store, 'write').mockImplementation(() => {
    throw new Error('disk full');
  });
  const { urls, indexNow } = await start();
  indexNow.add(['/articles/detail/a']);
  await vi.waitFor(() => expect(urls()).toHaveLength(1));
});

it.each([
  ['https://clinic.co.th', true],
  ['http://clinic.co.th', false],
  ['https://localhost:4321', false],
  ['https://192.168.1.2', false],
  ['https://[::1]', false],
  ['https://server.local', false],
  ['https://clinicdee.example', false],
])('tells whether %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(new URL(address))).toBe(isPublic);
});

it('lists the slugs of new, changed, renamed and withdrawn articles only', () => {
  const before = new Map([
    [1, 'same'],
    [2, 'old-name'],
    [3, 'withdrawn'],
    [4, 'untouched'],
  ]);
  const now = new Map([
    [1, 'same'],
    [2, 'new-name'],
    [4, 'untouched'],
    [5, 'came'],
  ]);
  const slugs = changedSlugs([1, 2, 3, 5, 6], before, now);
  expect(slugs).toEqual(['same', 'new-name', 'old-name', 'withdrawn', 'came']);
});
