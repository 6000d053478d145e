import { row } from './row.ts';
import { texts } from './visitor.ts';

// Spec §2: routes, scrolling, the not-found page.

for (const [id, path, screen] of [
  ['S2.route.1', '/', 'landing page'],
  ['S2.route.2', '/pdpa', 'privacy notice'],
  ['S2.route.3', '/articles', 'article list'],
] as const) {
  row(id, `${path} is the ${screen}`, [200, 'text/html; charset=utf-8'], async (visitor) => {
    const answer = await visitor.asks(path);
    return [answer.status, answer.headers.get('content-type')];
  });
}
row('S2.route.5', 'Any other path is the not-found page', [404, 404, 404], (visitor) =>
  Promise.all(
    ['/x', '/ไม่มี/หน้านี้', '/pdpa/x'].map(async (path) => (await visitor.asks(path)).status),
  ),
);

row('S2.scroll.1', 'On a route change the page scrolls to the top', 0, async (visitor) => {
  const page = await visitor.opens('/#faq-title');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'บทความ' }).first().click();
  await page.waitForURL('**/articles');
  return page.evaluate(() => scrollY);
});
row('S2.scroll.2', 'A URL hash scrolls to its element, smoothly', 'smooth', async (visitor) => {
  const page = await visitor.opens('/pdpa');
  await page.getByRole('banner').getByRole('link', { name: 'ราคา' }).first().click();
  await page.waitForURL('**/#pricing');
  await page.waitForFunction(() => {
    const top = document.getElementById('pricing')?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < 200;
  });
  return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
});
row(
  'S2.missing.1',
  "The not-found page (also §8) shows '404' and 'Oops! Page not found', and links to the home page",
  [1, true, '/'],
  async (visitor) => {
    const page = await visitor.opens('/nowhere');
    const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: '404' });
    const shown = [
      await heading.count(),
      (await texts(page.locator('main'))).join().includes('Oops! Page not found'),
    ];
    await page.locator('main a[href="/"]').click();
    await page.waitForURL((url) => url.pathname === '/');
    return [...shown, new URL(page.url()).pathname];
  },
);
row('S2.missing.2', 'The unknown path is logged to the console', true, async (visitor) => {
  const page = await visitor.opens('/no/such/page');
  await page.waitForLoadState('networkidle');
  const logged = (await page.consoleMessages()).map((message) => message.text());
  return logged.some((text) => text.includes('/no/such/page') && !text.includes('Failed to load'));
});
