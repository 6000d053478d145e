import { unbind } from '@clinicdee/thai';
import { expect, test as plain } from '@playwright/test';
import { freePorts } from './server-process.ts';
import { Site } from './site.ts';

/** A site whose clock shows other times than the machine's. */
class SiteAhead extends Site {
  #ahead = 0;

  /** @param now what its clock shows as it is started: `2026-12-31T23:59:40+07:00` */
  async startAt(now: string): Promise<void> {
    this.#ahead = Date.parse(now) - Date.now();
    const [port = 0] = await freePorts(1);
    await this.start({
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      AHEAD_MS: String(this.#ahead),
      NODE_OPTIONS: `--import=${new URL('ahead.ts', import.meta.url).href}`,
    });
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  async page(path = '/') {
    const response = await fetch(this.url + path, { headers: { 'accept-encoding': 'br' } });
    const { headers, status } = response;
    const text = unbind(await response.text()).replaceAll('\u00a0', ' ');
    return { status, text, tag: headers.get('etag'), coding: headers.get('content-encoding') };
  }
}

const test = plain.extend<{ site: SiteAhead }>({
  site: async ({}, use) => {
    const site = new SiteAhead();
    await use(site);
    await site.dispose();
  },
});

/** Where the picture of a shared link is. */
const pictureOf = (html: string) => /\/share\/home\.jpg\?v=[\w-]+/.exec(html)?.[0];
/** The receipt's number and day. */
const receiptOf = (html: string) => /ใบเสร็จ (\d{4}-\d{4} · \d+ \S+ \d\d)/.exec(html)?.[1];
const YEAR_BEGINS = Date.parse('2027-01-01T00:00+07:00');
/** Built pages that say no day. */
const others = ['/pdpa', '/terms', '/registration.json', '/manifest.webmanifest'];

test('the drawn clinic is of the year that has begun, and nobody is sent away meanwhile', async ({
  site,
}) => {
  await site.startAt('2026-12-31T23:59:40+07:00');
  const before = await Promise.all(others.map(async (path) => (await site.page(path)).tag));
  const picture = pictureOf((await site.page()).text);
  const seen = new Map<string | null, string | undefined>();
  let isTurned = false;
  while (!isTurned) {
    const asked = site.now();
    const { coding, status, tag, text } = await site.page();
    const receipt = receiptOf(text);
    if (site.now() < YEAR_BEGINS) expect(receipt).toBe('6912-0494 · 31 ธ.ค. 69');
    isTurned = receipt === '7001-0014 · 1 ม.ค. 70';
    // The page of the day that is over, until that of the new one is whole.
    expect(isTurned || receipt === '6912-0494 · 31 ธ.ค. 69', receipt).toBe(true);
    expect(isTurned && asked < YEAR_BEGINS && site.now() < YEAR_BEGINS).toBe(false);
    expect([status, coding]).toEqual([200, 'br']);
    seen.set(tag, receipt);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Each day has a page of its own, and no other.
  expect(new Set(seen.values()).size).toBe(seen.size);
  const after = await Promise.all(others.map(async (path) => (await site.page(path)).tag));
  expect(after).toEqual(before);
  // It is shown for months, wherever the link was sent.
  expect(picture).toBeDefined();
  expect(pictureOf((await site.page()).text)).toBe(picture);
  expect(site.log).not.toContain('day_not_shown');
});

test('a page that is made anew weighs what the built one does, and is of a leap day', async ({
  site,
}) => {
  await site.startAt('2028-02-29T09:00:00+07:00');
  const { text } = await site.page();
  expect(receiptOf(text)).toBe('7102-0462 · 29 ก.พ. 71');
  // Six whole months, the last of which is over.
  expect(text).toMatch(/ส\.ค\..*ก\.ย\..*ต\.ค\..*พ\.ย\..*ธ\.ค\..*ม\.ค\./s);
  const today = new SiteAhead();
  try {
    await today.startAt(new Date().toISOString());
    // The days of two dates may have a figure more, and the holidays ahead are others.
    const difference = (await today.page()).text.length - text.length;
    expect(Math.abs(difference)).toBeLessThan(200);
  } finally {
    await today.dispose();
  }
});
