import sharp from 'sharp';
import type { ContentSiteDouble, SentArticle } from './content-site.ts';
import { hostileHtml } from './hostile-html.ts';
import { expect, testOwnSite as test } from './site.ts';

/*
 * Articles with content that can break layouts and dates, for example of a careless import. Each must be shown
 * within its page, or not be copied.
 */
const ok = '<p>ปกติ</p>';
type Extreme = Omit<Partial<SentArticle>, 'content'> & { content?: unknown };

const extremes: Record<string, Extreme> = {
  'ten thousand elements deep': { content: `${'<div>'.repeat(10_000)}ลึก${ok}` },
  'lists in lists without end': { content: '<ul><li>ลึก'.repeat(10_000) + ok },
  'quotes in quotes': { content: '<blockquote><p>ลึก</p>'.repeat(60) + ok },
  'an unfinished table with too many end tags': {
    content: `<table><tr><td>a<div></table></div></div></main></article><table><td><table><td>b${ok}`,
  },
  'text in a table beside its cells': {
    content: `<table>text<p>p</p><tr>loose<td>c</td></tr><a href=https://x.example>l</a></table>${ok}`,
  },
  'very long words': {
    title: 'A'.repeat(400),
    excerpt: 'E'.repeat(600),
    tags: `${'T'.repeat(50)},${'ก'.repeat(300)}`,
    content: `<p>${'W'.repeat(3000)}</p><h2>${'X'.repeat(300)}</h2><h2>${'ก'.repeat(500)}</h2><h2>c</h2>
      <pre>${'Z'.repeat(500)}</pre><table><tr><td>${'Y'.repeat(400)}</td><td>b</td></tr></table>
      <blockquote>${'Q'.repeat(400)}</blockquote><code>${'C'.repeat(300)}</code><dl><dt>${'D'.repeat(300)}</dt></dl>`,
  },
  'Thai without a space': { title: 'น้ำยา'.repeat(90), content: `<p>${'น้ำ'.repeat(2000)}</p>` },
  'many combining marks': {
    title: `ก${'\u0e49'.repeat(150)}`,
    content: `<p>Z${'\u0300\u0321'.repeat(300)}</p>${ok}`,
  },
  'bidirectional controls': {
    title: '\u202eชื่อกลับ gpj.exe',
    excerpt: '\u2067abc',
    content: `<p>\u202eกลับ\u2066</p>${ok}`,
  },
  'right to left': { title: 'العربية שלום', content: `<p dir=rtl>שלום (abc) 123</p>${ok}` },
  'markup in the title': { title: '<b>หนา</b> & "x" \' {{y}}', tags: '<i>,&amp;', content: ok },
  'control characters': { title: 'a\u0000b\u0007c\u2028d\n', tags: '\u0000,\n', content: ok },
  'lone surrogates': { title: '\ud83d half', content: `<p>\ud800 x</p>${ok}` },
  'a date beyond every calendar': { publishedAt: '+275760-09-13T00:00:00Z', content: ok },
  'a date that is none': { publishedAt: '0000-99-99', updatedAt: [], content: ok },
  'an absurd cover': {
    cover: 'http://[::1',
    coverFocus: { x: -100, y: 1e9 },
    coverAlt: {},
    content: ok,
  },
  'a tall cover': { cover: '/media/tall.png', content: ok },
  'a wide cover': { cover: '/media/wide.png', content: ok },
  'a cover of one pixel': { cover: '/media/dot.png', content: ok },
  'pictures of every shape': {
    content: `<p><img src="/media/tall.png"></p><p><img src="/media/wide.png"></p>
      <table><tr><td><img src="/media/wide.png"></td><td><img src="/media/tall.png"></td></tr></table>
      <figure><figcaption>ไม่มีภาพ</figcaption></figure><ul><li><img src="/media/dot.png"></li></ul>`,
  },
  'almost too long for a page': {
    content: `<p>${`${'ข้อความยาวมาก <b>หนา</b> '.repeat(80)}</p><p>`.repeat(120)}`,
  },
  'five megabytes': {
    content: `<p>${`${'ข้อความยาวมาก <b>หนา</b> '.repeat(80)}</p><p>`.repeat(1000)}`,
  },
  'two thousand headings': { content: '<h2>หัวข้อ</h2><p>x</p>'.repeat(2000) },
  'five hundred tags': {
    tags: Array.from({ length: 500 }, (_, at) => `หมวด ${at}`).join(),
    content: ok,
  },
  'no content': { content: null },
};

/** Articles without visible text, which are not copied. */
const notCopied: Record<string, Extreme> = {
  'an invisible title': { title: '\u200b\u202e \u0000', content: ok },
  'content that is not text': { content: {} },
};

async function fillWithExtremes(double: ContentSiteDouble): Promise<void> {
  const sizes = { tall: [100, 4000], wide: [6000, 40], dot: [1, 1] } as const;
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const create = { width, height, channels: 3, background: '#7fb69d' } as const;
    double.pictures.set(`/media/${name}.png`, await sharp({ create }).png().toBuffer());
  }
  const all = Object.entries({ ...extremes, ...notCopied });
  double.articles = all.map(([title, article], number) => {
    const sent = {
      title,
      slug: `extreme-${number}`,
      tags: 'ทดสอบ',
      publishedAt: '2026-01-01T00:00:00Z',
    };
    return { ...sent, ...article } as SentArticle;
  });
}

/** One article is too long for a page and is not copied. */
const count = Object.keys(extremes).length - 1;

/** Articles of an attacker who controls the content site; what they contain calls `pwned()` when it runs. */
const hostile = hostileHtml.map((html, number): SentArticle => ({
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

test('extreme articles stay within their pages at 320 and 1280 px, hostile ones run no script and load nothing foreign, and neither breaks another page', async ({
  page,
  content,
  site,
}) => {
  test.setTimeout(400_000);
  await fillWithExtremes(content);
  content.articles.push(...hostile);
  await site.start({ ...content.environment, CONTENT_API_TIMEOUT: '20' });
  await site.hasArticles();
  const sitemap = await site.textOf('/sitemap.xml');
  const paths = [...sitemap.matchAll(/\/articles\/detail\/[^<]+/g)].map(([path]) => path);
  expect(paths).toHaveLength(count + hostile.length);
  expect(sitemap).not.toMatch(/<lastmod>[+-]/);

  const ran: string[] = [];
  const errors: string[] = [];
  await page.exposeFunction('pwned', () => ran.push(page.url()));
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(site.url) || request.url().startsWith('data:image');
    if (!isOwn) errors.push(`${page.url()} asked for ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      errors.push(`${page.url()} ${message.text()}`);
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/articles', '/articles?q=ปกติ', ...paths]) {
      const response = await page.goto(site.url + path);
      expect.soft(response?.status(), path).toBe(200);
      const shareRows = Number(path.includes('/detail/'));
      const well = { isWithin: true, mains: 1, forms: 1, shareRows, twins: [], tallCovers: 0 };
      expect.soft(await page.evaluate(stateOf), `${path} at ${width} px`).toEqual(well);
      await page.evaluate(touchAll);
      if (!path.includes('/hostile-')) continue;
      const text = page.locator('.article-text');
      await expect(text).toContainText('ก่อน');
      const escaped = text.locator('script, style, iframe, form, input, object, svg, [style]');
      expect(await escaped.count(), path).toBe(0);
    }
  }
  expect(ran).toEqual([]);
  expect(errors).toEqual([]);

  const feed = await site.textOf('/rss.xml');
  // The Trusted Types of the site refuse hostile text.
  await page.goto('about:blank');
  const isWellFormed = await page.evaluate(
    (xml) => !new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
    feed,
  );
  expect(isWellFormed).toBe(true);
});

/** What an article must not break. */
function stateOf() {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const ids = all('[id]').map(({ id }) => id);
  return {
    isWithin: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    mains: all('main').length,
    // The form is outside of main, also after an article with too many end tags.
    forms: all('#contact form').length - all('main #contact').length,
    shareRows: all('.article-column > .share').length,
    twins: ids.filter((id, index) => ids.indexOf(id) !== index),
    tallCovers: all('.cover').filter(({ clientHeight }) => clientHeight >= 800).length,
  };
}

/** Points at, focuses and follows everything in an article that could run a script. */
function touchAll() {
  for (const element of document.querySelectorAll<HTMLElement>('.article-text *, .card *')) {
    element.dispatchEvent(new Event('pointerenter'));
    element.focus();
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.article-text a')) {
    if (!/^https?:$/.test(link.protocol) && link.href) link.click();
  }
}
