import { row, words } from './row.ts';
import { texts } from './visitor.ts';

// Spec §2, "Article list page" and "Article detail page".

const detail = '/articles/detail/long-guide';
const cards = '.cards > .card';

row('S2.list.1', "Heading 'บทความ & ความรู้'", ['บทความ & ความรู้'], (visitor) =>
  visitor.textsOf('/articles', 'h1'),
);
words(
  'S2.list.2',
  'Subtitle about new knowledge for digital clinics',
  ['ความรู้ใหม่สำหรับคลินิกดิจิทัล'],
  '.list-head .lead',
  '/articles',
);
row('S2.list.3', 'The list is scrolled to the top on load', 0, async (visitor) =>
  (await visitor.opens('/articles')).evaluate(() => scrollY),
);
row('S2.list.4', 'The list fetches articles on load', true, async (visitor) =>
  (await visitor.reads('/articles'))
    .locator(cards)
    .count()
    .then((count) => count > 0),
);
row('S2.list.5', 'Three-column card grid', 3, async (visitor) =>
  (await visitor.reads('/articles'))
    .locator('.cards')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
);
row(
  'S2.list.6',
  'Each card: tag badge (if any), cover image, title, excerpt and read more',
  [1, 1, 1, 1, 'อ่านเพิ่มเติม'],
  async (visitor) => {
    const card = (await visitor.reads('/articles')).locator(cards).first();
    const parts = ['.tag', '.cover', 'h2', '.card-excerpt'];
    const [more = ''] = await texts(card.locator('.card-more'));
    return [...(await Promise.all(parts.map((part) => card.locator(part).count()))), more];
  },
);
row('S2.list.7', 'The excerpt is the content as plain text', [], async (visitor) =>
  (await visitor.textsOf('/articles', '.card-excerpt')).filter((text) =>
    /<\/?[a-z]|&\w+;/i.test(text),
  ),
);
row('S2.list.8', 'The excerpt has no line breaks', 0, async (visitor) => {
  const raw = await (await visitor.reads('/articles')).locator('.card-excerpt').allTextContents();
  return raw.filter((text) => text.includes('\n')).length;
});
row('S2.list.9', 'The read-more link opens the detail page', true, async (visitor) => {
  const page = await visitor.opens('/articles');
  const [title] = await texts(page.locator(`${cards} h2`).first());
  await page
    .getByRole('link', { name: `อ่านเพิ่มเติม ${title}` })
    .first()
    .click();
  await page.waitForURL('**/articles/detail/*');
  return (await texts(page.locator('h1')))[0] === title;
});
row(
  'S2.list.10',
  'The detail page links to the previous and next article in list order',
  true,
  async (visitor) => {
    const page = await visitor.opens('/articles');
    const titles = await texts(page.locator(`${cards} h2`));
    await page.locator(`${cards} h2 a`).nth(1).click();
    await page.waitForURL('**/articles/detail/*');
    const shown = await texts(page.locator('.neighbours b'));
    return shown.join() === [titles[0], titles[2]].join();
  },
  'the address names the list, so that the server can find the neighbours',
);
row('S2.list.11', 'The first article of the list has no previous one', [0, 1], async (visitor) => {
  const page = await visitor.opens('/articles');
  await page.locator(`${cards} a`).first().click();
  await page.waitForURL('**/articles/detail/*');
  const count = (rel: string) => page.locator(`.neighbours a[rel="${rel}"]`).count();
  return [await count('prev'), await count('next')];
});

words('S2.detail.1', 'The article shows its tags', ['การเงิน'], '.article-tags', detail);
words(
  'S2.detail.2',
  'The article shows its title',
  ['คู่มือน้ำยาและผู้ป่วย: ลิ้น เยิ้ม น้ำ ที่ ปี๋'],
  'h1',
  detail,
);
words(
  'S2.detail.3',
  'The article shows date and time of publishedAt (2025-11-05T02:30:00Z)',
  ['5 พฤศจิกายน พ.ศ. 2568', 'เวลา 09:30 น.'],
  '.article-facts time',
  detail,
);
row('S2.detail.4', 'The article shows a large cover image', true, async (visitor) => {
  const cover = (await visitor.reads(detail)).locator('.article-cover img');
  return cover.evaluate((image) => image.getBoundingClientRect().width > 600);
});
row('S2.detail.5', 'The article shows its content as HTML', [3, 2, 1], async (visitor) => {
  const text = (await visitor.reads(detail)).locator('.article-text');
  return Promise.all(['h2', 'table', 'blockquote'].map((tag) => text.locator(tag).count()));
});
row(
  'S2.detail.6',
  'Share row: Facebook button and Line button',
  ['Facebook', 'Line'],
  async (visitor) =>
    (await visitor.textsOf(detail, '.share a')).map((text) => text.replace(/\(.*\)/, '')),
);
row(
  'S2.detail.7',
  'Previous and next buttons show neighbour titles',
  [2, true],
  async (visitor) => {
    const page = await visitor.reads('/articles/detail/article-7');
    const titles = await texts(page.locator('.neighbours b'));
    return [titles.length, titles.every((title) => title.includes('ตอนที่'))];
  },
);
row(
  'S2.detail.8',
  'They lead to the detail page with its own neighbours',
  true,
  async (visitor) => {
    const page = await visitor.opens('/articles/detail/article-7');
    const [title] = await texts(page.locator('h1'));
    const from = page.url();
    await page.locator('.neighbours a[rel="next"]').click();
    await page.waitForURL((url) => url.href !== from);
    return (await texts(page.locator('.neighbours a[rel="prev"] b')))[0] === title;
  },
);
row('S2.detail.9', 'The contact footer is below the article', true, async (visitor) => {
  const page = await visitor.reads(detail);
  const top = (part: string) =>
    page.locator(part).evaluate((one) => one.getBoundingClientRect().top);
  return (await top('#contact')) > (await top('.article-text'));
});
row(
  'S2.detail.10',
  'Opened directly (not specified): an article opens, an unknown one is 404, no address leads to the list',
  ['/articles', 200, 404],
  async (visitor) => {
    const bare = await visitor.asks('/articles/detail');
    const whole = await visitor.asks(detail);
    const unknown = await visitor.asks('/articles/detail/unknown');
    return [bare.headers.get('location'), whole.status, unknown.status];
  },
  'every article has a permanent address',
);
