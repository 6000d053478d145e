import { row } from './row.ts';
import { actions, attributes, texts } from './visitor.ts';

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
  'Seven links: plain anchors, articles, and CRM as an external site in a new tab; the menu has the same',
  {
    shown: [
      ['หน้าแรก', '/#home', null],
      ['ฟีเจอร์', '/#features', null],
      ['ราคา', '/#pricing', null],
      ['CRM', 'https:', '_blank'],
      ['อุปกรณ์เสริม', '/#equipment', null],
      ['บทความ', '/articles', null],
      ['ติดต่อเรา', '/#contact', null],
    ],
    isMenuTheSame: true,
  },
  async (visitor) => {
    const page = await visitor.reads('/');
    const names = await texts(page.locator(bar));
    const inBar = await attributes(page.locator(bar), 'href');
    const targets = await attributes(page.locator(bar), 'target');
    const inMenu = await attributes(page.locator('.menu-links a'), 'href');
    const shown = names.map((name, index) => [
      name.replace(/\(.*\)/, ''),
      inBar[index]?.replace(/^(https:).*/, '$1'),
      targets[index],
    ]);
    return { shown, isMenuTheSame: inBar.join() === inMenu.join() };
  },
);
row('S2.nav.4', 'The logo links to /', '/', async (visitor) =>
  (await visitor.reads('/')).locator('header .logo').getAttribute('href'),
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
  'Buttons: the team on LINE (new tab), a phone link for a demo; on desktop without a menu toggle',
  ['ขอทดลองใช้ฟรี 02-123-4567', 'คุยทาง LINE(เปิดแท็บใหม่)', '_blank', true, true, false],
  async (visitor) => {
    const page = await visitor.reads('/');
    const buttons = page.locator('.site-bar-buttons a');
    return [
      ...(await actions(page, '.site-bar-buttons')),
      await buttons.first().isVisible(),
      await buttons.last().isVisible(),
      await page.locator('.menu-toggle').isVisible(),
    ];
  },
);
row(
  'S2.nav.11',
  'Below the medium breakpoint a menu toggle opens and closes a list (also §4); choosing a link closes it',
  [false, true, false, true, false],
  async (visitor) => {
    const page = await visitor.opens('/');
    await page.setViewportSize({ width: 390, height: 800 });
    const menu = page.locator('#menu');
    const states = [await menu.isVisible()];
    for (let press = 0; press < 3; press++) {
      await page.getByRole('button', { name: 'เมนู' }).press('Enter');
      states.push(await menu.isVisible());
    }
    await page.locator('.menu-links a').nth(2).click();
    await page.waitForURL('**/#pricing');
    await menu.waitFor({ state: 'hidden' });
    return [...states, await menu.isVisible()];
  },
);
row(
  'S2.nav.14',
  'From the medium breakpoint (768 px) the bar shows all links without a toggle',
  [7, true, false],
  async (visitor) => {
    const page = await visitor.opens('/');
    await page.setViewportSize({ width: 768, height: 1024 });
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
