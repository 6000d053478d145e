import { expect } from '@playwright/test';
import { axeErrors, hold, setTextSize, toasts } from './page.ts';
import { banner, test } from './site-with-tags.ts';

for (const width of [360, 1280]) {
  test(`the banner passes axe, and refusing looks like accepting, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/terms');
    await expect(banner(page)).toBeVisible();
    const [refuse, accept] = await Promise.all(
      ['ปฏิเสธ', 'ยอมรับ'].map(async (name) => {
        const button = banner(page).getByRole('button', { name });
        const box = await button.boundingBox();
        const look = await button.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(element);
          return { color, backgroundColor, borderColor, fontSize };
        });
        return { look, size: [box?.width, box?.height].map((side) => Math.round(side ?? 0)) };
      }),
    );
    expect(refuse).toEqual(accept);
    expect(refuse?.size[1]).toBeGreaterThanOrEqual(44);
    expect(await axeErrors(page, '#cc-main')).toEqual([]);
  });
}

for (const [width, height, size] of [
  [360, 740, '100%'],
  [360, 740, '200%'],
  [320, 640, '200%'],
  [1280, 900, '200%'],
] as const) {
  test(`the banner covers neither its buttons nor the focused element, at ${width} px and ${size} text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await setTextSize(page, size);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const toast = toasts(page).locator('.toast');
    await expect(toast).toContainText('กลับมาออนไลน์แล้ว');
    const [over, under] = await Promise.all([toast.boundingBox(), banner(page).boundingBox()]);
    if (!over || !under) throw new Error('toast or banner is missing');
    const doOverlap = over.y < under.y + under.height && under.y < over.y + over.height;
    expect(doOverlap, 'the toast overlaps the banner').toBe(false);
    expect(under.height).toBeLessThanOrEqual(height / 2);
    await toast.getByRole('button').click();

    for (const button of await banner(page).getByRole('button').all()) {
      expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
    await expect(page.locator('.mobile-bar')).toBeHidden();
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      // Scrolling to the element takes a moment.
      await expect.poll(() => page.evaluate(isFocusVisible), focused).toBe(true);
    }
    await expect(page.locator('#cc-main :focus'), 'the banner keeps the focus').toHaveCount(0);
  });
}

test('the banner can be read completely above the form with 200% text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
  await page.goto('/#contact');
  for (const name of ['ปฏิเสธ', 'ยอมรับ', 'เลือกเอง']) {
    await expect(banner(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(banner(page).getByText('ขอใช้คุกกี้เพื่อวัดผลเว็บไซต์')).toBeInViewport({ ratio: 0.9 });
  const policy = banner(page).getByRole('link', { name: 'นโยบายคุกกี้' });
  await policy.focus();
  await expect(policy).toBeInViewport({ ratio: 0.9 });
});

test('the banner waits while a visitor types, and does not take the focus', async ({ page }) => {
  const loadStyles = await hold(page, /consent.*\.css/);
  await page.goto('/contact');
  const name = page.getByLabel('ชื่อ–นามสกุล');
  await name.pressSequentially('สม');
  const styles = page.waitForResponse(/consent.*\.css/);
  loadStyles();
  await styles;
  await name.pressSequentially('หญิง', { delay: 100 });
  await page.getByLabel('เบอร์โทร').click();
  await page.getByLabel('เบอร์โทร').pressSequentially('081', { delay: 100 });
  await expect(name).toHaveValue('สมหญิง');
  await expect(banner(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(banner(page)).toBeVisible();
});

/** Whether some part of the focused element is not covered by another one. */
function isFocusVisible(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const { x, y, width, height } = focused.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((across) =>
    [0.2, 0.5, 0.8].some((down) => {
      const top = document.elementFromPoint(x + width * across, y + height * down);
      return top !== null && (focused.contains(top) || top.closest('label')?.contains(focused));
    }),
  );
}
