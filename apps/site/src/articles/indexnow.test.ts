import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { isPublicAddress, IndexNow, changedSlugs } from './indexnow.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  paths = [];
  vi.clearAllMocks();
});

/** The pending paths across restarts of the site. */
let paths: readonly string[] = [];
const store = { read: () => [...paths], write: (left: readonly string[]) => void (paths = left) };

/** A search engine that answers with these statuses, and the client under test. */
async function start(...statuses: number[]) {
  const requests: { urlList: string[]; key: string; keyLocation: string; host: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requests.push(JSON.parse(text) as (typeof requests)[number]);
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const indexNow = new IndexNow({
    key: 'abcdefgh12345678',
    siteUrl: new URL('https://clinic.co.th'),
    endpoint: `http://127.0.0.1:${port}/indexnow`,
    log,
    store,
    debounceMs: 20,
  });
  closing.push(() => void indexNow.stop());
  return { requests, indexNow };
}

it('submits changes together, each URL once, with the location of the key', async () => {
  const { requests, indexNow } = await start();
  indexNow.add(['/articles/detail/a', '/articles']);
  indexNow.add(['/articles/detail/a', '/articles/detail/ข']);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toEqual({
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
  const { requests, indexNow } = await start(503, 429, 202, 403);
  indexNow.add(['/articles/detail/a']);
  await vi.waitFor(() => expect(requests).toHaveLength(3), { timeout: 10_000 });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled());
  indexNow.add(['/articles/detail/b']);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 10_000 });
  expect(requests.map(({ urlList }) => urlList[0]?.at(-1))).toEqual(['a', 'a', 'a', 'b']);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ code: 'http_403' });
}, 30_000);

it('submits after a restart what failed before', async () => {
  const before = await start(503, 503, 503);
  before.indexNow.add(['/articles/detail/a']);
  await vi.waitFor(() => expect(before.requests).toHaveLength(1));
  await before.indexNow.stop();
  const { requests, indexNow } = await start();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.urlList).toEqual(['https://clinic.co.th/articles/detail/a']);
  await vi.waitFor(() => expect(paths).toEqual([]));
  await indexNow.stop();
});

it('submits although the pending paths cannot be stored', async () => {
  const write = vi.spyOn(store, 'write').mockImplementation(() => {
    throw new Error('disk full');
  });
  const { requests, indexNow } = await start();
  indexNow.add(['/articles/detail/a']);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({}),
    'news for search engines not kept',
  );
  write.mockRestore();
});

it('submits nothing without a change or after it was stopped', async () => {
  const { requests, indexNow } = await start();
  indexNow.add([]);
  await indexNow.stop();
  indexNow.add(['/articles/detail/a']);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(requests).toEqual([]);
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
