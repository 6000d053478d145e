import StructuredDataValidator from '@adobe/structured-data-validator';
import { Readable } from 'node:stream';
import RssParser from 'rss-parser';
import robotsParser from 'robots-parser';
import sharp from 'sharp';
import { ErrorLevel, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { articleTexts } from '../src/content/th/articles.ts';
import { th } from '../src/content/th/index.ts';
import { expect, PUBLIC_URL as SITE, test } from './site.ts';

const { brand } = th;

test('the sitemap is valid and lists every page and article', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  const parser = new XMLToSitemapItemStream({ level: ErrorLevel.THROW });
  const items = (await Readable.from([xml]).pipe(parser).toArray()) as SitemapItem[];
  expect(items).toHaveLength(9 + 30);
  expect(items).toContainEqual(
    expect.objectContaining({
      url: `${SITE}/articles/detail/long-guide`,
      lastmod: expect.stringMatching(/^2025-11-20/),
    }),
  );
});

test('robots.txt allows pages, and disallows API calls and previews', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  const robots = robotsParser(`${SITE}/robots.txt`, text);
  expect(robots.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]);
  expect(robots.isAllowed(`${SITE}/articles/detail/long-guide`)).toBe(true);
  for (const path of ['/api/leads', '/articles/preview?token=1']) {
    expect(robots.isAllowed(SITE + path)).toBe(false);
  }
});

test('the feed contains full texts with absolute addresses, and pictures for other sites', async ({
  request,
}) => {
  const xml = await (await request.get('/rss.xml')).text();
  const feed = await new RssParser().parseString(xml);
  expect(feed.title).toBe(articleTexts.feed.title);
  expect(feed.items).toHaveLength(30);
  const [first] = feed.items;
  expect(first).toMatchObject({
    link: `${SITE}/articles/detail/long-guide`,
    isoDate: '2025-11-05T02:30:00.000Z',
    categories: ['การเงิน'],
  });
  const text = String(first?.['content:encoded']);
  expect(text).toContain('วันที่สี่เราเจอคนไข้ชื่อซ้ำ');
  expect(text).not.toMatch(/ (src|href|srcset)="[/#]/);

  // Other sites may embed the pictures.
  const [, cover = ''] = /<media:content url="([^"]+)" medium="image" width="\d+"/.exec(xml) ?? [];
  expect(xml).toContain('<media:description>ชั้นวางยาหลังเคาน์เตอร์</media:description>');
  const [, within = ''] = new RegExp(`src="(${SITE}/pictures/[^"]+)`).exec(text) ?? [];
  for (const picture of [cover, within]) {
    const headers = (await request.get(new URL(picture).pathname)).headers();
    expect(headers['content-type']).toMatch(/^image\//);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  }
});

test('security.txt names a contact and expires in at least 80 days', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${brand.privacyEmail}\n`);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 80 * 24 * 60 * 60_000);
});

test('the form pages can be indexed at one address, but not with errors', async ({
  page,
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/contact', '/register']) {
    expect(map).toContain(`<loc>${SITE}${path}</loc>`);
    await page.goto(`${path}?utm_source=facebook&package=mini`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', SITE + path);
    const answer = await request.post(path, { form: { fullname: '' } });
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  }
});

test('error pages are not indexed and have no canonical address', async ({ page }) => {
  for (const address of ['/no/such/page', '/articles/detail/no-such-article', '/404']) {
    await page.goto(address);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

test('each tag of the list has its own description', async ({ page }) => {
  const descriptions = new Set<string | null>();
  const addresses = ['/articles', '/articles?tag=คลังยา', '/articles?tag=การเงิน'];
  for (const address of addresses) {
    await page.goto(address);
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
  }
  expect(descriptions.size).toBe(addresses.length);
});

test('the icons of the manifest have their declared sizes', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const body = await (await request.get(src)).body();
    const { format, width, height } = await sharp(body).metadata();
    expect(format === 'svg' ? 'any' : `${width}x${height}`).toBe(sizes);
  }
});

/** The errors that search engines would report of structured data. */
async function structuredDataErrors(jsonld: Record<string, unknown[] | undefined>) {
  const issues = await new StructuredDataValidator().validate({ jsonld });
  return issues.flatMap((issue) => (issue.severity === 'ERROR' ? [issue.issueMessage] : []));
}

for (const [address, type] of [
  ['/', 'website'],
  ['/articles', 'website'],
  ['/articles/detail/long-guide', 'article'],
  ['/articles/detail/article-2', 'article'],
  ['/pdpa', 'website'],
] as const) {
  test(`${address} has complete Open Graph data, and structured data that meets the rules of search engines`, async ({
    page,
    request,
  }) => {
    await page.goto(address);
    const meta = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    const own = new URL(address, SITE).href;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own);
    expect(await Promise.all(['og:type', 'og:url', 'twitter:card'].map(meta))).toEqual([
      type,
      own,
      'summary_large_image',
    ]);
    expect(await meta('og:title')).toBe(await page.title());
    expect(await meta('og:description')).toBe(await meta('description'));
    const picture = new URL((await meta('og:image')) ?? '');
    const answer = await request.get(picture.pathname + picture.search);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height].map(String)).toEqual([
      await meta('og:image:width'),
      await meta('og:image:height'),
    ]);
    const [script] = await page.locator('script[type="application/ld+json"]').allTextContents();
    if (address === '/pdpa') return;
    const graph = (JSON.parse(script ?? '') as { '@graph': { '@type': string }[] })['@graph'];
    expect(await structuredDataErrors(Object.groupBy(graph, (one) => one['@type']))).toEqual([]);
  });
}

test('structured data describes the company, product, questions and articles', async ({ page }) => {
  const graph = async (address: string) => {
    await page.goto(address);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    return (JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const home = await graph('/');
  expect(home.map((node) => node['@type'])).toEqual([
    'WebSite',
    'LocalBusiness',
    'SoftwareApplication',
    ...(th.sections.includes('faq') ? ['FAQPage'] : []),
  ]);
  expect(home[2]?.offers).toMatchObject(
    th.packages.map(({ yearlySatang }) => ({ price: yearlySatang / 100 })),
  );
  const shown = await page.locator('details[name=faq]').count();
  expect(home[3]?.mainEntity ?? []).toHaveLength(shown);

  const [article, trail] = await graph('/articles/detail/long-guide');
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: await page.getByRole('heading', { level: 1 }).textContent(),
    datePublished: '2025-11-05T02:30:00.000Z',
    dateModified: '2025-11-20T02:30:00.000Z',
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, {}, { position: 3 }],
  });
  const refused = (await page.consoleMessages()).filter((message) => message.type() === 'error');
  expect(refused).toEqual([]);
});
