import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('a list that was left open is renewed when somebody comes back to it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/articles');
  let asked = 0;
  await page.route('**/articles', async (route) => {
    asked++;
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h2[^>]*>/, '$&ใหม่ล่าสุด ');
    await route.fulfill({ response, body });
  });
  await page.evaluate(comeBack);
  await page.clock.fastForward('04:30');
  await page.evaluate(comeBack);
  expect(asked).toBe(0);

  await page.clock.fastForward('01:00');
  await page.evaluate(comeBack);
  await expect(page.locator('.cards h2').first()).toContainText('ใหม่ล่าสุด');
  expect(asked).toBe(1);
});

/** Counts the requests for the list and answers each with its number in front of every title. */
async function numberAnswers(page: Page): Promise<{ asked: number }> {
  const count = { asked: 0 };
  await page.route('**/articles', async (route) => {
    const number = ++count.asked;
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h2[^>]*>/g, `$&ครั้งที่ ${number} `);
    await route.fulfill({ response, body });
  });
  return count;
}

test('it is renewed at every return, not once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/articles');
  const count = await numberAnswers(page);
  for (const number of [1, 2, 3]) {
    await page.clock.fastForward('05:01');
    await page.evaluate(comeBack);
    await expect(page.locator('.cards h2').first()).toContainText(`ครั้งที่ ${number}`);
    await page.evaluate(comeBack);
  }
  expect(count.asked).toBe(3);
});

test('it is renewed at every return of the network, however short it was away', async ({
  page,
  context,
}) => {
  await page.goto('/articles');
  const count = await numberAnswers(page);
  for (const number of [1, 2]) {
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await context.setOffline(false);
    await expect(page.locator('.cards h2').first()).toContainText(`ครั้งที่ ${number}`);
  }
  expect(count.asked).toBe(2);
});

test('after a failure the next return tries again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/articles');
  await page.clock.fastForward('06:00');
  let isDown = true;
  await page.route('**/articles', (route) =>
    isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  );
  await page.evaluate(comeBack);
  const toast = page.getByRole('region', { name: 'ข้อความแจ้ง' }).getByText('อัปเดตรายการบทความไม่ได้');
  while (!(await toast.isVisible())) await page.clock.runFor(500);
  isDown = false;
  const answered = page.waitForResponse('**/articles');
  await page.evaluate(comeBack);
  expect((await answered).status()).toBe(200);
});

test('when it cannot be renewed, it stays, and a toast says so after three retries', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/articles');
  const before = await page.locator('.cards').innerText();
  const asked: number[] = [];
  await page.route('**/articles', async (route) => {
    asked.push(await page.evaluate(() => Date.now()));
    await route.fulfill({ status: 503, body: 'down' });
  });
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 6 * 60_000);
  await page.evaluate(comeBack);
  const toast = page.getByRole('region', { name: 'ข้อความแจ้ง' }).getByText('อัปเดตรายการบทความไม่ได้');
  while (!(await toast.isVisible())) await page.clock.runFor(100);
  expect(await page.locator('.cards').innerText()).toBe(before);

  const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(waits.map((wait) => 2 ** Math.floor(Math.log2(wait / 1000)))).toEqual([1, 2, 4]);
});

test('without a network nothing fails: the list waits for it', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/articles');
  await page.clock.fastForward('06:00');
  await context.setOffline(true);
  await page.evaluate(comeBack);
  const asked = page.waitForRequest('**/articles');
  await page.clock.fastForward('00:30');
  await expect(page.getByText('อัปเดตรายการบทความไม่ได้')).toHaveCount(0);
  await context.setOffline(false);
  await asked;
});
