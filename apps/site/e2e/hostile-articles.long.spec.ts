import { hostileHtml } from './hostile-html.ts';
import { expect, testOwnSite as test } from './site.ts';

test('hostile articles run no script, load nothing foreign and stay within their text', async ({
  page,
  content,
  site,
}) => {
  test.setTimeout(180_000);
  content.articles = hostileHtml.map((html, number) => ({
    title: `<img src=x onerror=pwned()> ${number}`,
    content: `<p>ก่อน</p>${html}<p>หลัง</p>`,
    tags: `"><script>pwned()</script>`,
    cover: 'javascript:pwned()',
    publishedAt: '2026-01-01T00:00:00Z',
    slug: `hostile-${number}`,
    excerpt: '</p><script>pwned()</script>',
    coverAlt: '" onload="pwned()',
    seo: { title: '</title><script>pwned()</script>', description: '"><script>pwned()</script>' },
  }));
  await site.start(content.environment);
  await expect.poll(async () => (await fetch(`${site.url}/articles`)).status).toBe(200);

  const ran: string[] = [];
  const wrong: string[] = [];
  await page.exposeFunction('pwned', () => ran.push(page.url()));
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(site.url) || request.url().startsWith('data:image');
    if (!isOwn) wrong.push(`${page.url()} asked for ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      wrong.push(`${page.url()} ${message.text()}`);
  });
  const paths = [
    '/articles',
    ...content.articles.map(({ slug }) => `/articles/detail/${String(slug)}`),
  ];
  for (const path of paths) {
    await page.goto(site.url + path);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('.article-text *, .card *')) {
        element.dispatchEvent(new Event('pointerenter'));
        element.focus();
      }
      for (const link of document.querySelectorAll<HTMLAnchorElement>('.article-text a')) {
        if (!/^https?:$/.test(link.protocol) && link.href) link.click();
      }
    });
    if (path === '/articles') continue;
    await expect(page.locator('.article-text')).toContainText('ก่อน');
    expect(await page.locator('.share').count(), path).toBe(1);
    const escaped = page
      .locator('.article-text')
      .locator('script, style, iframe, form, input, object, svg, [style]');
    expect(await escaped.count(), path).toBe(0);
  }
  expect(ran).toEqual([]);
  expect(wrong).toEqual([]);
});
