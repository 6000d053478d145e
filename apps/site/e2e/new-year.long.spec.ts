import { unbind } from '@clinicdee/thai';
import { freePorts } from './server-process.ts';
import { expect, testOwnSite as test } from './site.ts';

const MIDNIGHT = '2027-01-01T00:00+07:00';
/** Built pages without a date. */
const undated = ['/pdpa', '/terms', '/registration.json', '/manifest.webmanifest'];

const sharePictureOf = (html: string) => /\/share\/home\.jpg\?v=[\w-]+/.exec(html)?.[0];
/** The number and the day of the sample receipt. */
const receiptOf = (html: string) => /ใบเสร็จ (\d{4}-\d{4} · \d+ \S+ \d\d)/.exec(html)?.[1];

test('shows the dates of the new year after midnight, and answers every request meanwhile', async ({
  site,
}) => {
  const offset = Date.parse(MIDNIGHT) - 20_000 - Date.now();
  const isNewYear = () => Date.now() + offset >= Date.parse(MIDNIGHT);
  const [port = 0] = await freePorts(1);
  await site.start({
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    CLOCK_OFFSET_MS: String(offset),
    NODE_OPTIONS: `--import=${new URL('shifted-clock.ts', import.meta.url).href}`,
  });
  const get = async (path = '/') => {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    const { headers, status } = response;
    const text = unbind(await response.text()).replaceAll('\u00a0', ' ');
    return { status, text, etag: headers.get('etag'), coding: headers.get('content-encoding') };
  };
  const etags = () => Promise.all(undated.map(async (path) => (await get(path)).etag));

  const before = await etags();
  const picture = sharePictureOf((await get()).text);
  /** The receipt by ETag: each day has one page. */
  const pages = new Map<string | null, string | undefined>();
  for (let isShown = false; !isShown;) {
    const { coding, etag, status, text } = await get();
    const receipt = receiptOf(text);
    isShown = receipt === '7001-0014 · 1 ม.ค. 70';
    if (isShown) expect(isNewYear()).toBe(true);
    else expect(receipt).toBe('6912-0494 · 31 ธ.ค. 69');
    expect([status, coding]).toEqual([200, 'br']);
    pages.set(etag, receipt);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(pages.size).toBe(2);
  expect(await etags()).toEqual(before);
  // A shared link shows its picture for months.
  expect(picture).toBeDefined();
  expect(sharePictureOf((await get()).text)).toBe(picture);
  expect(site.log).not.toContain('day_not_shown');
});
