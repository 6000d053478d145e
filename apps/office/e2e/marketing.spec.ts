import { expect, test } from '@playwright/test';
import { begin, keepCover, publish, upload } from './articles.ts';
import { formSettled, logIn, person, publicArticles } from './people.ts';

test('an article with every element reaches the site as clean HTML', async ({ page, request }) => {
  await logIn(page, await person(request, 'marketing'));
  const title = 'ทดสอบ: คนไข้ซ้ำ';
  const slug = title.replace(':', '').replaceAll(' ', '-');
  await begin(page, title);
  await keepCover(page);
  const { keyboard } = page;
  await page.locator('.ContentEditable__root').click();
  await keyboard.type('ย่อหน้าแรก');
  await keyboard.press('Enter');
  await keyboard.type('## หัวข้อ');
  await keyboard.press('Enter');
  await keyboard.type('- ข้อหนึ่ง');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('> คำพูด');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await page.locator('.toolbar-popup__dropdown-add').click();
  await page.locator('.toolbar-popup__dropdown-item').filter({ hasText: 'ตาราง' }).click();
  await expect(page.getByRole('heading', { name: 'เพิ่มตาราง' })).toBeVisible();
  await page.locator('.drawer__content').getByRole('button', { name: 'บันทึก' }).click();
  await page.locator('.ContentEditable__root th').nth(1).click();
  await keyboard.type('ราคา');
  await page.locator('.ContentEditable__root > p').first().click();
  await page.locator('.toolbar-popup__dropdown-add').click();
  await page.locator('.toolbar-popup__dropdown-item').filter({ hasText: 'ภาพ' }).click();
  await page.locator('.drawer__content button').filter({ hasText: 'สร้างใหม่' }).click();
  await upload(page, 'inside.png', 'ภาพในบทความ');
  await page.locator('.drawer__content').last().getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.locator('.ContentEditable__root img')).toBeVisible();

  await page.getByRole('button', { name: 'SEO' }).click();
  const fillIn = page.getByRole('button', { name: 'เติมให้จากบทความ' });
  await fillIn.first().click();
  await expect(page.locator('#field-meta__title')).toHaveValue(title);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await publish(page);

  const article = (await publicArticles(request)).find((one) => one.title === title);
  expect(article?.slug).toBe(slug);
  expect(article?.seo?.title).toBe(title);
  const html = article?.content ?? '';
  for (const part of [
    '<p>ย่อหน้าแรก</p>',
    '<h2>หัวข้อ</h2>',
    '<ul><li>ข้อหนึ่ง</li></ul>',
    '<blockquote>คำพูด</blockquote>',
    '<table><tbody><tr><th scope=',
    'ราคา</th>',
    'alt="ภาพในบทความ" width="2400" height="2400"',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toMatch(/style=|class=|<script|on\w+=/);
  // The list reads no texts: those of long articles take seconds.
  const list = await page.request.get('/admin/collections/articles');
  expect(await list.text()).not.toContain('ย่อหน้าแรก');

  await page.getByRole('button', { name: 'แก้ไขเอง' }).click();
  await page.locator('#field-slug').fill(' Repeat_Patients! ');
  await page.locator('#field-slug').blur();
  await expect(page.locator('#field-slug')).toHaveValue('repeat-patients');
  await publish(page);
  await expect(page.locator('#field-slug')).toHaveValue('repeat-patients');
  await expect(async () => {
    const moved = (await publicArticles(request)).find(({ slug }) => slug === 'repeat-patients');
    expect(moved?.previousSlugs).toContain(slug);
  }).toPass();

  await page.reload();
  await page.getByText('ลิงก์สำหรับโฆษณา').click();
  await page.getByLabel('ใช้ที่ไหน').click();
  await page.getByRole('option', { name: 'LINE', exact: true }).click();
  await page.getByLabel('ชื่อแคมเปญ').fill('เปิดปี');
  const link = /\/repeat-patients\?utm_source=line&utm_medium=message&utm_campaign=เปิดปี$/;
  await expect(page.locator('output')).toHaveText(link);
});

test('an older version is compared and restored', async ({ page, request }) => {
  await logIn(page, await person(request, 'marketing'));
  await page.goto('/admin/collections/articles/1');
  const excerpt = page.locator('#field-excerpt');
  const before = await excerpt.inputValue();
  await excerpt.fill('คำโปรยที่แก้แล้ว');
  await publish(page);
  await page.goto(`${page.url()}/versions`);
  // An autosave may have come between.
  const older = page.locator('tbody tr').filter({ hasText: 'เคยเผยแพร่' }).first();
  await older.getByRole('link').click();
  await expect(page.getByText('เปรียบเทียบฉบับ')).toBeVisible();
  await page.getByRole('button', { name: 'กู้คืนฉบับนี้' }).click();
  await page.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(excerpt).toHaveValue(before);
  await formSettled(page);
});
