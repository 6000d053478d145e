import type { Page } from '@playwright/test';
import { addresses, kinds } from './addresses.ts';
import { axeErrors } from './page.ts';
import { expect, test } from './site.ts';

// A service worker of an earlier version must not break pages.
test.use({ serviceWorkers: 'allow' });

for (const path of process.env.TEST_ALL === '1' ? addresses : kinds) {
  test(`${path} passes axe, makes no foreign request and logs no error`, async ({ page, site }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(site.url) || request.url().startsWith('data:');
      if (!isOwn) foreign.push(request.url());
    });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    const expected = /404|unknown/.test(path)
      ? /404|not found/i
      : /^\/[45]0\d$/.test(path)
        ? new RegExp(path.slice(1))
        : /^$/;
    const logged = (await page.consoleMessages()).filter((one) => /error|warning/.test(one.type()));
    const errors = logged.map((message) => message.text());
    expect(errors.filter((error) => !expected.test(error))).toEqual([]);
    expect(await page.pageErrors()).toEqual([]);
    expect(await layersOf(page)).toEqual(['theme', 'base', 'components', 'print', 'utilities']);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // Elsewhere the sticky header covers a part of some field, and axe takes it for a small target.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeErrors(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('a service worker of an earlier version deletes its cache and unregisters itself', async ({
  page,
}) => {
  await page.goto('/pdpa');
  await page.evaluate(async () => {
    await (await caches.open('/articles/detail/read-before')).put('/x', new Response('kept'));
    const script = window.trustedTypes?.createPolicy('own-page', {
      createHTML: (html) => html,
      createScriptURL: (address) => address,
    });
    await navigator.serviceWorker.register(script?.createScriptURL?.('/worker.js') ?? '');
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});

test('the whole landing page is laid out once it is loaded', async ({ page }) => {
  await page.goto('/');
  const skipped = () =>
    page
      .locator('main h2, .contact h2')
      .evaluateAll(
        (all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await expect.poll(skipped).toBe(0);
});

test('no request blocks the first paint', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      // Missing in TypeScript's types.
      blocking: 'renderBlockingStatus' in entry ? entry.renderBlockingStatus : 'unknown',
    })),
  );
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter(({ blocking }) => blocking !== 'non-blocking')).toEqual([]);
});

test('without tags: no banner, no script for it, and the footer links to the privacy notice', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const answer = await page.goto('/terms', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /ask|consent/.test(url))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'ตั้งค่าคุกกี้' }).click();
  await expect(page).toHaveURL(/\/pdpa#cookies$/);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).not.toMatch(/google(tagmanager|-analytics)/);
});

/** The cascade layers of a page's style sheets, in their order. */
function layersOf(page: Page) {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const names = rules.flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
    return [...new Set(names)];
  });
}
