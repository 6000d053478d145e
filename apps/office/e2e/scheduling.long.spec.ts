import { expect, type Page, test } from '@playwright/test';
import { begin, keepCover } from './articles.ts';
import { formSettled, logIn, person, publicArticles } from './people.ts';

const DAY = 24 * 60 * 60_000;

test('a scheduled article is published at its time', async ({ page, request }) => {
  await logIn(page, await person(request, 'marketing'));
  await begin(page, 'ทดสอบ: ตั้งเวลา');
  await keepCover(page);
  await page.locator('.ContentEditable__root').click();
  await page.keyboard.type('เนื้อหา');
  await formSettled(page);
  // Replaces tomorrow by now in the request.
  await page.route('**/admin/collections/articles/*', async (route) => {
    const sent = route.request().postData() ?? '';
    const isSchedule = sent.includes('schedule-publish');
    const now = `$D${new Date().toISOString()}`;
    await route.continue(isSchedule ? { postData: sent.replace(/\$D[\d\-T:.]+Z/, now) } : {});
  });
  await setTime(page, new Date(Date.now() + DAY));
  await expect(page.getByText('ตั้งเวลาแล้ว')).toBeVisible();
  await expect(async () => {
    const titles = (await publicArticles(request)).map(({ title }) => title);
    expect(titles).toContain('ทดสอบ: ตั้งเวลา');
  }).toPass({ timeout: 40_000 });
});

test('an unfinished draft cannot be scheduled, and the message names what is missing', async ({
  page,
  request,
}) => {
  await logIn(page, await person(request, 'marketing'));
  await page.goto('/admin/collections/articles/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[ยังไม่มีชื่อ]');
  await expect(page.locator('.step-nav')).toContainText('[ยังไม่มีชื่อ]');
  await page.locator('#field-title').fill('ทดสอบ: ยังไม่เสร็จ');
  await expect(page.locator('#field-slug')).toHaveValue('ทดสอบ-ยังไม่เสร็จ');
  await formSettled(page);
  await setTime(page, new Date(Date.now() + DAY));
  await expect(page.getByText(/^ยังตั้งเวลาเผยแพร่ไม่ได้ แก้ก่อน: .*ภาพปก.*คำโปรย.*เนื้อหา/)).toBeVisible();
  await expect(page.getByText('ตั้งเวลาแล้ว')).toHaveCount(0);
  await expect(page.getByText('ยังไม่ได้ตั้งเวลาไว้')).toBeVisible();
});

async function setTime(page: Page, day: Date): Promise<void> {
  await page.locator('.form-submit .popup-button').click();
  await page.getByRole('button', { name: 'ตั้งเวลาเผยแพร่' }).click();
  const drawer = page.locator('.schedule-publish');
  await expect(drawer.getByRole('radio').first()).toBeChecked();
  await drawer.locator('.date-time-picker input').click();
  await expect(page.locator('.react-datepicker__year-select option:checked')).toHaveText(
    String(day.getFullYear() + 543),
  );
  const name = new Intl.DateTimeFormat('th-TH', {
    dateStyle: 'full',
    timeZone: 'Asia/Bangkok',
  }).format(day);
  const [, date = ''] = /(\d+ \S+)/.exec(name) ?? [];
  if (!(await page.getByRole('option', { name: date }).isVisible())) {
    await page.getByRole('button', { name: 'เดือนถัดไป' }).click();
  }
  await page.getByRole('option', { name: date }).first().click();
  await page.locator('.react-datepicker__time-list-item').filter({ hasText: '09:00' }).click();
  const chosen = drawer.locator('.date-time-picker input');
  await expect(chosen).toHaveValue(/^\d+ \S+ 25\d\d 09:00$/);
  // A typed time is taken, with its Buddhist year.
  const typed = (await chosen.inputValue()).replace('09:00', '10:15');
  await chosen.fill(typed);
  // Focus alone must not open the calendar, which would cover the button.
  await chosen.blur();
  await chosen.focus();
  await expect(page.locator('.react-datepicker')).toHaveCount(0);
  await expect(chosen).toHaveValue(typed);
  await drawer.getByRole('button', { name: 'บันทึก' }).click();
}
