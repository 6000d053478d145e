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

test('when it cannot be renewed, it stays, and a toast says so after three retries', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/articles');
  const before = await page.locator('.cards').innerText();
  const asked: number[] = [];
  await page.route('**/articles', async (route) => {
    asked.push(await page.evaluate(() => Date.now()).catch(() => 0));
    await route.fulfill({ status: 503, body: 'down' });
  });
  await page.clock.fastForward('06:00');
  await page.evaluate(comeBack);
  for (const [times, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => asked.length).toBe(times);
    await page.clock.runFor(wait - 200);
    expect(asked).toHaveLength(times);
    await page.clock.runFor(300);
  }
  await expect.poll(() => asked.length).toBe(4);
  const toast = page.getByRole('region', { name: 'ข้อความแจ้ง' });
  await expect(toast).toContainText('อัปเดตรายการบทความไม่ได้');
  expect(await page.locator('.cards').innerText()).toBe(before);
});
