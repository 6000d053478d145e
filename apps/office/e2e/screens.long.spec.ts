import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ADMIN, deliver, logIn, register } from './people.ts';

const widths = [360, 768, 1280];

const accessible = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('no screen scrolls sideways, shows English, cuts tone marks, fails axe, loads from other origins or violates its Content-Security-Policy', async ({
  page,
  request,
  baseURL,
}) => {
  // Twenty-two screens at three widths each.
  test.slow();
  const foreign: string[] = [];
  const broken: string[] = [];
  page.on('request', (asked) => {
    const isOwn = asked.url().startsWith(`${baseURL ?? ''}/`);
    if (!isOwn && !/^(?:data|blob):/.test(asked.url())) foreign.push(asked.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text());
  });
  const id = await deliver(request, 'ชูใจ ดูหน้าจอ', {
    phone: '02 222 2222',
    email: 'choojai@clinic.co.th',
    gclid: 'click-1',
  });
  const registration = await register(request, {
    fullname: 'ผู้ที่บอกมากกว่านั้น',
    phone: '0812223333',
    email: 'more@clinic.co.th',
    business: 'ขายยาด้วย',
  });
  await page.goto('/admin/collections/leads');
  await look(page, 'login');
  await logIn(page, ADMIN);
  for (const path of [
    '',
    '/account',
    '/nowhere',
    '/collections/leads',
    `/collections/leads/${id}`,
    '/collections/registrations',
    // Payload would show an unknown field in an editor from a public CDN.
    `/collections/registrations/${registration}`,
    '/collections/articles',
    // With pagination.
    '/collections/articles?limit=5',
    '/collections/articles/1',
    '/collections/articles/1/versions',
    '/collections/media',
    '/collections/media/1',
    '/collections/media/create',
    '/collections/tags',
    '/collections/users',
    '/collections/users/create',
    '/collections/alerts',
    '/statistics',
  ]) {
    await page.goto(`/admin${path}`);
    await look(page, path);
    if (path.endsWith(`leads/${id}`))
      await expect(page.getByText('โฆษณา Google (gclid)')).toBeVisible();
    if (path.endsWith(`registrations/${registration}`))
      await expect(page.getByText('ขายยาด้วย')).toBeVisible();
  }
  expect([broken, foreign]).toEqual([[], []]);
});

async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrolls = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrolls, `${name} at ${width}`).toBeLessThanOrEqual(width);
  }
  await expect.poll(() => englishOn(page), name).toEqual([]);
  expect(await tightLines(page), name).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).withTags(accessible).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, name).toEqual([]);
}

/** Headings and fields whose line height cuts off stacked tone marks, as in น้ำ. */
function tightLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, input[type=text], input:not([type]), textarea')]
      .filter((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return parseFloat(lineHeight) < 1.45 * parseFloat(fontSize);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/** Texts of controls and headings with Latin but no Thai letters, except names. */
function englishOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = /^(ID|URL|SEO|utm_\w+|CSV|LINE|PDPA|[\w.-]+\.(png|jpe?g|webp)|\S+@\S+)$/;
    const found = new Set<string>();
    const note = (text: string | null) => {
      const words = (text ?? '').trim();
      if (/[A-Za-z]{2,}/.test(words) && !/[ก-๙]/.test(words) && !names.test(words))
        found.add(words);
    };
    const controls = 'button, label, th, h1, h2, h3, nav a, [role=tab], .pill, .field-description';
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      // The inner text of what is not drawn would be its whole text.
      if (!element.isContentEditable && element.checkVisibility()) note(element.innerText);
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) note(element.getAttribute(name));
    }
    return [...found];
  });
}
