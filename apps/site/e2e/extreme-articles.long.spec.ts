import sharp from 'sharp';
import type { ContentSiteDouble, SentArticle } from './content-site.ts';
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

test('extreme articles stay within their pages at 320 and 1280 px, and break no other page', async ({
  page,
  content,
  site,
}) => {
  test.setTimeout(240_000);
  await fillWithExtremes(content);
  await site.start({ ...content.environment, CONTENT_API_TIMEOUT: '20' });
  await site.hasArticles();
  const sitemap = await site.textOf('/sitemap.xml');
  const paths = [...sitemap.matchAll(/\/articles\/detail\/[^<]+/g)].map(([path]) => path);
  expect(paths).toHaveLength(count);
  expect(sitemap).not.toMatch(/<lastmod>[+-]/);

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/articles', '/articles?q=ปกติ', ...paths]) {
      const response = await page.goto(site.url + path);
      expect.soft(response?.status(), path).toBe(200);
      const found = await page.evaluate(() => {
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
      });
      const shareRows = Number(path.includes('/detail/'));
      const well = { isWithin: true, mains: 1, forms: 1, shareRows, twins: [], tallCovers: 0 };
      expect.soft(found, `${path} at ${width} px`).toEqual(well);
    }
  }
  expect(errors).toEqual([]);

  const feed = await site.textOf('/rss.xml');
  const isWellFormed = await page.evaluate(
    (xml) => !new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror'),
    feed,
  );
  expect(isWellFormed).toBe(true);
});
