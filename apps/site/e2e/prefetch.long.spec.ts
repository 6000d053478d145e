import { chromium } from '@playwright/test';
import { launchOptions } from '../playwright.config.ts';
import { expect, test } from './site.ts';

// Over DevTools no page is prerendered: only the prefetch is visible here.
test('hovering a link to another page prefetches it; anchors and dialogs are not prefetched', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const client = await page.context().newCDPSession(page);
  const ready: string[] = [];
  client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.push(prefetchUrl);
  });
  await client.send('Preload.enable');
  // An anchor, a dialog, then a page.
  for (const selector of ['.hours .link', '.plan [data-register]']) {
    await page.locator(selector).first().hover();
    await page.waitForTimeout(500);
  }
  await page.locator('.site-bar-links a[href="/articles"]').hover();
  await expect.poll(() => ready).toEqual([`${site.url}/articles`]);
});

test('a prerendered page counts as visited only when it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Object.defineProperty(document, 'prerendering', { get: () => true, configurable: true });
    Object.assign(window, { sent: [] });
    navigator.sendBeacon = (_, body) =>
      (Reflect.get(window, 'sent') as string[]).push(String(body as URLSearchParams)) > 0;
  });
  await page.goto('/articles', { waitUntil: 'networkidle' });
  const leave = () => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
  const sent = () => page.evaluate(() => Reflect.get(window, 'sent') as string[]);
  const stored = () => page.evaluate(() => Object.keys(sessionStorage));
  await leave();
  expect(await sent()).toEqual([]);
  expect(await stored()).toEqual([]);

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await leave();
  expect(await sent()).toEqual([expect.stringContaining('events=visit+view&')]);
  expect(await stored()).toEqual(expect.arrayContaining(['touches', 'visit']));
});

test('pages are restored from the back-forward cache', async ({ site }) => {
  // Playwright disables the cache by default.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage();
  for (const path of ['/', '/articles', '/articles/detail/long-guide', '/pdpa']) {
    await page.goto(site.url + path);
    // A newly loaded document would not have this variable.
    await page.evaluate(() => Object.assign(window, { mark: 1 }));
    await page.goto(`${site.url}/terms`);
    await page.evaluate(() => history.back());
    const state = () =>
      page.evaluate(() => [location.pathname, Number(Reflect.get(window, 'mark'))]);
    // Fails while the page changes.
    await expect.poll(() => state().catch(() => undefined), path).toEqual([path, 1]);
  }
  await browser.close();
});
