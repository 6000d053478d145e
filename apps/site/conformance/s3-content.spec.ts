import { waitFor } from './edge.ts';
import { counts, row } from './row.ts';
import { texts } from './visitor.ts';

// Spec §3: fields of articles and static content.

row(
  'S3.article.1',
  'Article as read: title, content (HTML), tags, cover (list), coverResized.large (detail), publishedAt; no id',
  ['<h1>จากที่อื่น', 'หมวดหนึ่ง', 'เนื้อหา', 'small', 'large', '1 มกราคม พ.ศ. 2569'],
  async (visitor, edge) => {
    // Two pictures with different shapes.
    const [cover] = edge.content.pictures.values();
    const { default: sharp } = await import('sharp');
    const large = await sharp(cover).resize(1000, 1000, { fit: 'fill' }).png().toBuffer();
    edge.content.pictures.set('/media/large.png', large);
    edge.content.articles.push({
      title: '<h1>จากที่อื่น',
      slug: undefined,
      content: '<p>เนื้อหา</p>',
      tags: 'หมวดหนึ่ง',
      cover: '/media/cover.png',
      coverResized: { large: '/media/large.png' },
      publishedAt: '2026-01-01T00:00:00Z',
    });
    const page = await visitor.arrives();
    const card = page.locator('.card', { hasText: 'จากที่อื่น' });
    await waitFor(async () => {
      await page.goto('/articles?order=newest');
      return (await card.locator('img').count()) || undefined;
    });
    const shape = async (one: typeof card) => {
      const picture = one.locator('img').first();
      const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')];
      return (await width) === (await height) ? 'large' : 'small';
    };
    const [title] = await texts(card.locator('h2'));
    const [tag] = await texts(card.locator('.tag'));
    const inList = await shape(card);
    await page.goto((await card.locator('h2 a').getAttribute('href')) ?? '');
    const [text] = await texts(page.locator('.article-text'));
    const [date = ''] = await texts(page.locator('.article-facts time'));
    return [
      title,
      tag,
      text,
      inList,
      await shape(page.locator('.article-cover')),
      date.replace(/ เวลา.*/, ''),
    ];
  },
);

const devices = 6;
counts('S3.static.1', 'Packages, devices, workflow steps and questions with all their fields', {
  '.plan h3': 3,
  '.plan .plan-subtitle': 3,
  '.plan .plan-price b': 3,
  '.plan .plan-month': 3,
  '.plan .plan-head > p:not(.plan-subtitle)': 3,
  '.plan .plan-features ul': 3,
  '.device h3': devices,
  '.device .device-model': devices,
  '.device .device-price b': devices,
  '.device .device-description': devices,
  '.workflow-steps .workflow-number': 5,
  '.workflow-steps h3': 5,
  '.workflow-steps .workflow-description': 5,
  '.workflow-steps .workflow-time': 5,
  '.faq details:not(:has(summary)), .faq details:not(:has(p))': 0,
  // No field is empty.
  ':is(.plan, .device, .workflow-steps > li) :is(h3, p, b, ul):empty': 0,
});
row('S3.equipment.2', 'Equipment item: four feature lines', [4, 4, 4, 4, 4, 4], async (visitor) =>
  (await visitor.reads('/'))
    .locator('.device details ul')
    .evaluateAll((all) => all.map((one) => one.children.length)),
);
row(
  'S3.package.2',
  'One package has the popular (recommended) flag: More (also §4)',
  ['แนะนำ', 'More'],
  async (visitor) => {
    const plan = (await visitor.reads('/')).locator('.plan:has(.plan-flag)');
    return [...(await texts(plan.locator('.plan-flag'))), ...(await texts(plan.locator('h3')))];
  },
);
