import { row } from './row.ts';
import { attributes, texts } from './visitor.ts';

// Spec §2, "Top navigation bar".

const bar = 'header .site-bar-links a';

row('S2.nav.1', 'The bar is fixed at the top', 0, async (visitor) => {
  const page = await visitor.opens('/');
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  return page
    .locator('header.site-bar')
    .evaluate((one) => Math.round(one.getBoundingClientRect().top));
});
row(
  'S2.nav.2',
  'Seven links: home, features, pricing, CRM, equipment, articles, contact',
  ['หน้าแรก', 'ฟีเจอร์', 'ราคา', 'CRM', 'อุปกรณ์เสริม', 'บทความ', 'ติดต่อเรา'],
  async (visitor) => (await visitor.textsOf('/', bar)).map((text) => text.replace(/\(.*\)/, '')),
);
for (const [index, name, address] of [
  [0, 'Home', '/#home'],
  [1, 'Features', '/#features'],
  [2, 'Pricing', '/#pricing'],
  [4, 'Equipment', '/#equipment'],
  [5, 'Articles', '/articles'],
  [6, 'Contact', '/#contact'],
] as const) {
  row(
    `S2.nav.3.${index + 1}`,
    `${name} leads to ${address}, in the same tab`,
    [address, null],
    async (visitor) => {
      const link = (await visitor.reads('/')).locator(bar).nth(index);
      return [await link.getAttribute('href'), await link.getAttribute('target')];
    },
  );
}
row(
  'S2.nav.3.4',
  'CRM leads to an external site in a new tab',
  [true, '_blank'],
  async (visitor) => {
    const link = (await visitor.reads('/')).locator(bar).nth(3);
    const address = new URL((await link.getAttribute('href')) ?? '');
    return [address.protocol === 'https:', await link.getAttribute('target')];
  },
);
row('S2.nav.4', 'The logo links to /', '/', async (visitor) =>
  (await visitor.reads('/')).locator('header .logo').getAttribute('href'),
);
row('S2.nav.5', 'Anchor links are plain anchors', 5, async (visitor) =>
  (await visitor.reads('/')).locator(`${bar}[href^="/#"]`).count(),
);
row(
  'S2.nav.6',
  '/articles (in the spec the only in-app navigation) opens another document at its top',
  ['another document', 0],
  async (visitor) => {
    const page = await visitor.opens('/');
    // Also true for a prerendered page: each document has its own time origin.
    const before = await page.evaluate(() => performance.timeOrigin);
    await page.locator(bar).nth(5).click();
    await page.waitForURL('**/articles');
    const after = await page.evaluate(() => performance.timeOrigin);
    return [
      after === before ? 'the same document' : 'another document',
      await page.evaluate(() => scrollY),
    ];
  },
  'every link opens a document with a view transition; there is no client router',
);
row(
  'S2.nav.7',
  'The /articles link is highlighted when it is the current path',
  ['บทความ'],
  (visitor) => visitor.textsOf('/articles', `${bar}[aria-current="page"]`),
);
row(
  'S2.nav.8',
  'A button opens a messaging-app link in a new tab: talk to the team on LINE',
  ['https://line.me', '_blank'],
  async (visitor) => {
    const button = (await visitor.reads('/'))
      .locator('.site-bar-buttons a')
      .filter({ hasText: 'LINE' });
    const address = new URL((await button.getAttribute('href')) ?? '');
    return [address.origin, await button.getAttribute('target')];
  },
);
row(
  'S2.nav.9',
  'A phone link requests a demo',
  ['tel:', 'ขอทดลองใช้ฟรี 02-123-4567'],
  async (visitor) => {
    const button = (await visitor.reads('/')).locator('.site-bar-buttons a[href^="tel:"]');
    return [(await button.getAttribute('href'))?.slice(0, 4), (await texts(button))[0]];
  },
);
row(
  'S2.nav.10',
  'On desktop both buttons are shown, without a menu toggle',
  [true, true, false],
  async (visitor) => {
    const page = await visitor.reads('/');
    const buttons = page.locator('.site-bar-buttons a');
    const toggle = page.locator('.menu-toggle');
    return Promise.all([buttons.first(), buttons.last(), toggle].map((one) => one.isVisible()));
  },
);

const phone = { viewport: { width: 390, height: 800 } };

row(
  'S2.nav.11',
  'Below the medium breakpoint a menu toggle opens a list',
  [false, true],
  async (visitor) => {
    const page = await visitor.opens('/', phone);
    const menu = page.locator('#menu');
    const before = await menu.isVisible();
    await page.getByRole('button', { name: 'เมนู' }).click();
    return [before, await menu.isVisible()];
  },
);
row(
  'S2.nav.14',
  'From the medium breakpoint (768 px) the bar shows all links without a toggle',
  [7, true, false],
  async (visitor) => {
    const page = await visitor.opens('/', { viewport: { width: 768, height: 1024 } });
    const links = page.locator(bar);
    const edges = await links.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
    const buttons = await page
      .locator('.site-bar-buttons a')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    const isInOrder = edges.every(([left = 0], index) => left >= (edges[index - 1]?.[1] ?? 0));
    return [
      await links.filter({ visible: true }).count(),
      isInOrder && buttons <= 768,
      await page.locator('.menu-toggle').isVisible(),
    ];
  },
);
row('S2.nav.12', 'The menu has the same links as the bar', true, async (visitor) => {
  const page = await visitor.reads('/');
  const inBar = await attributes(page.locator(bar), 'href');
  const inMenu = await attributes(page.locator('.menu-links a'), 'href');
  return inBar.join() === inMenu.join();
});
row('S2.nav.13', 'Choosing a link closes the menu', false, async (visitor) => {
  const page = await visitor.opens('/', phone);
  await page.getByRole('button', { name: 'เมนู' }).click();
  await page.locator('.menu-links a').nth(2).click();
  await page.waitForURL('**/#pricing');
  await page.locator('#menu').waitFor({ state: 'hidden' });
  return page.locator('#menu').isVisible();
});
