import { extremes, fillWithExtremes } from './extreme-articles.ts';
import { expect, testOwnSite as test } from './site.ts';

/** One article is too long for a page and is not copied. */
const count = Object.keys(extremes).length - 1;

test('extreme articles stay within their pages at 320 and 1280 px, and break no other page', async ({
  page,
  content,
  site,
}) => {
  test.setTimeout(240_000);
  await fillWithExtremes(content);
  await site.start({ ...content.environment, CONTENT_API_TIMEOUT: '20' });
  await site.hasArticles();
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/\/articles\/detail\/[^<]+/g)].map(([path]) => path);
  expect(paths).toHaveLength(count);
  expect(sitemap).not.toMatch(/<lastmod>[+-]/);

  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/articles', '/articles?q=ปกติ', ...paths]) {
      const response = await page.goto(site.url + path);
      const found = await page.evaluate(() => ({
        isWithin: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        mains: document.querySelectorAll('main').length,
        // The form is outside of main, also after an article with too many end tags.
        isWhole:
          document.querySelector('#contact form') !== null &&
          document.querySelector('main #contact') === null,
        shareRows: document.querySelectorAll('.article-column > .share').length,
        hasTwins:
          new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size <
          document.querySelectorAll('[id]').length,
        highest: Math.max(
          ...[...document.querySelectorAll('.cover')].map((cover) => cover.clientHeight),
        ),
      }));
      const isArticle = path.includes('/detail/');
      const isWell =
        response?.status() === 200 &&
        found.isWithin &&
        found.mains === 1 &&
        found.isWhole &&
        found.shareRows === Number(isArticle) &&
        !found.hasTwins &&
        found.highest < 800;
      if (!isWell) wrong.push(`${width} ${path} ${response?.status()} ${JSON.stringify(found)}`);
    }
  }
  expect(wrong).toEqual([]);

  const feed = await (await fetch(`${site.url}/rss.xml`)).text();
  const isWellFormed = await page.evaluate(
    (xml) => !new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
    feed,
  );
  expect(isWellFormed).toBe(true);
});
