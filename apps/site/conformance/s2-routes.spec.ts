import { row } from './row.ts';

// Spec §2: routes, scrolling, the not-found page.

for (const [id, path, screen] of [
  ['S2.route.1', '/', 'Landing page'],
  ['S2.route.2', '/pdpa', 'Privacy notice'],
  ['S2.route.3', '/articles', 'Article list'],
] as const) {
  row(
    id,
    `${path} is the ${screen.toLowerCase()}`,
    [200, 'text/html; charset=utf-8'],
    async (visitor) => {
      const answer = await visitor.asks(path);
      return [answer.status, answer.headers.get('content-type')];
    },
  );
}
row(
  'S2.route.4',
  '/articles/detail is the article detail, without a route parameter',
  [301, '/articles', 200],
  async (visitor) => {
    const bare = await visitor.asks('/articles/detail');
    const article = await visitor.asks('/articles/detail/long-guide');
    return [bare.status, bare.headers.get('location'), article.status];
  },
  'articles have permanent addresses below it; it redirects to the list',
);
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
row('S2.scroll.2', 'A URL hash scrolls to its element', true, async (visitor) => {
  const page = await visitor.opens('/pdpa');
  await page.getByRole('banner').getByRole('link', { name: 'ราคา' }).first().click();
  await page.waitForFunction(() => {
    const top = document.getElementById('pricing')?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < 200;
  });
  return page.url().endsWith('/#pricing');
});
row('S2.scroll.3', 'Scrolling is smooth', 'smooth', async (visitor) =>
  (await visitor.reads('/')).evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  ),
);

row('S2.missing.1', "The not-found page shows '404'", 1, async (visitor) =>
  (await visitor.reads('/nowhere'))
    .getByRole('heading', { level: 1 })
    .filter({ hasText: '404' })
    .count(),
);
row('S2.missing.2', "The not-found page shows 'Oops! Page not found'", true, async (visitor) =>
  (await visitor.reads('/nowhere')).getByText('Oops! Page not found').isVisible(),
);
row('S2.missing.3', 'The not-found page links to the home page', '/', async (visitor) => {
  const page = await visitor.opens('/nowhere');
  await page.locator('main a[href="/"]').click();
  await page.waitForURL((url) => url.pathname === '/');
  return new URL(page.url()).pathname;
});
row('S2.missing.4', 'The unknown path is logged to the console', true, async (visitor) => {
  const page = await visitor.arrives();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/no/such/page', { waitUntil: 'networkidle' });
  return logged.some((text) => text.includes('/no/such/page') && !text.includes('Failed to load'));
});
row(
  'S2.terms.1',
  'The footer has a terms-of-use link (in the spec without a real target)',
  ['/terms', 200],
  async (visitor) => {
    const page = await visitor.reads('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'ข้อกำหนดการใช้งาน' });
    return [await link.getAttribute('href'), (await visitor.asks('/terms')).status];
  },
  'it links to a terms page',
);
