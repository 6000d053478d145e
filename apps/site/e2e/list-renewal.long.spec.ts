import type { Page } from '@playwright/test';
import { toasts } from './page.ts';
import { expect, test } from './site.ts';

const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const failure = (page: Page) => toasts(page).getByText('อัปเดตรายการบทความไม่ได้');

test('renews an open list each time the network returns', async ({ page, context }) => {
  await page.goto('/articles');
  let requests = 0;
  await page.route('**/articles', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h2[^>]*>/g, `$&ครั้งที่ ${++requests} `);
    await route.fulfill({ response, body });
  });
  for (const number of [1, 2]) {
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await expect(page.locator('.cards h2').first()).toContainText(`ครั้งที่ ${number}`);
  }
  expect(requests).toBe(2);
});

test('keeps the list when it cannot be renewed, says so after three retries, and tries again at the next return', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/articles');
  const before = await page.locator('.cards').innerText();
  let requests = 0;
  await page.route('**/articles', async (route) => {
    requests++;
    await route.fulfill({ status: 503, body: 'down' });
  });
  await page.clock.pauseAt(Date.now() + 6 * 60_000);
  await comeBack(page);
  while (!(await failure(page).isVisible())) await page.clock.runFor(100);
  expect(requests).toBe(4);
  expect(await page.locator('.cards').innerText()).toBe(before);

  await page.unroute('**/articles');
  const answered = page.waitForResponse('**/articles');
  await comeBack(page);
  expect((await answered).status()).toBe(200);
});

test('waits for the network while offline, without an error', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/articles');
  await page.clock.fastForward('06:00');
  await context.setOffline(true);
  await comeBack(page);
  const requested = page.waitForRequest('**/articles');
  await page.clock.fastForward('00:30');
  await expect(failure(page)).toHaveCount(0);
  await context.setOffline(false);
  await requested;
});
