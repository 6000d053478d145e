import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readEnvironment } from '../src/environment.ts';
import { openSite, readBuild } from '../src/server/open-site.ts';
import { ContentSiteDouble } from './content-site.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const articles = Array.from({ length: 30 }, (_, number) => ({
  title: `นัดหมายคนไข้ ${number} <b>&amp; "LINE" 'Recall' $& $1`,
  tags: number % 2 === 0 ? 'คลินิก' : 'R&D "ยา"',
  content: `<p>เวชระเบียนและ Doctor note ของสาขา ${number} โทร 081-234-5678 ${'ทุกวัน '.repeat(40)}</p>`,
  publishedAt: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
}));

const searches = [
  ...['นัดหมาย', 'นัดหมาย คนไข', 'นัดหมายย', 'LINE', 'เวชระเบียน', 'ปลาหมึกยักษ์', 'ราคาแพ็กเกจ', '7'],
  ...['<script>alert(1)</script>', '</title><b>', '$&', '$1', "$`$'", '&amp;&lt;', `a&b"c'd<e>`],
  ...[
    'hole',
    'constructor',
    '\u0001\u001b',
    '  ',
    '\u2028\u202e',
    '😀',
    'ก'.repeat(200),
    '"นัดหมาย"',
  ],
].map((search) => new URLSearchParams({ q: search }).toString());
const within = [
  ...['page=2', 'page=3', 'page=0', 'page=x', 'order=newest', 'order=title&page=2'],
  ...['tag=คลินิก', 'tag=R%26D+"ยา"&page=2', 'tag=ไม่มี', 'tag=<b>"\'', 'utm_source=line'],
].map((more) => `q=นัดหมาย&${more}`);
const queries = [...searches, ...within];

test('says the same of a search, put into what is kept or rendered whole', async () => {
  test.slow();
  const content = await new ContentSiteDouble().start();
  content.articles = articles;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const environment = readEnvironment({ DATA_DIR: dataDir, ...content.environment });
  const build = await readBuild(environment);
  let isKept = false;
  let frames = 0;
  const site = await openSite(environment, silent, {
    ...build,
    renderSearchFrame: (...given) => {
      frames++;
      return isKept ? build.renderSearchFrame(...given) : Promise.resolve(undefined);
    },
  });
  /** Until it is let in: a busy machine turns searches away. */
  const ask = async (query: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(`http://localhost:4321/articles?${query}`, init);
    const response = await site.handle(request, '192.0.2.1');
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return ask(query, init);
  };
  const isCopied = new RegExp(`<title>[^<]* ${articles.length} `);
  await expect
    .poll(async () => (await ask('q=สาขา')).text(), { timeout: 50_000 })
    .toMatch(isCopied);
  /** A page, and for some of them what is said of it to whoever has it, or asks for no more than its headers. */
  const answer = async (query: string, at: number) => {
    const page = await ask(query);
    const etag = page.headers.get('etag') ?? '';
    const others =
      at % 8 === 0
        ? [
            await ask(query, { method: 'HEAD' }),
            await ask(query, { headers: { 'if-none-match': etag } }),
          ]
        : [];
    const said = [page, ...others].map(({ headers, status }) => {
      const entries = new Map(headers);
      // When it was made, and where what is no search came from, are not what it says.
      for (const name of ['last-modified', 'x-cache']) entries.delete(name);
      return [status, ...entries];
    });
    return { said, body: await page.text() };
  };
  const whole: unknown[] = [];
  for (const [at, query] of queries.entries()) whole.push(await answer(query, at));
  isKept = true;
  frames = 0;
  for (const [at, query] of queries.entries())
    expect(await answer(query, at), query).toEqual(whole[at]);
  // As many as the copy of the articles changed meanwhile, and one.
  expect(frames).toBeGreaterThan(0);
  expect(frames).toBeLessThan(5);
  await site.close();
  await content.stop();
  rmSync(dataDir, { recursive: true });
});
