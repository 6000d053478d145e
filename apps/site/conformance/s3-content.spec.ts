import { row } from './row.ts';
import { texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §3: fields of articles and static content.

/** For each part, how many of the found elements have a text in it. */
async function complete(visitor: Visitor, thing: string, parts: readonly string[]) {
  const page = await visitor.reads('/');
  const counts = await Promise.all(
    parts.map(
      async (part) =>
        (await texts(page.locator(`${thing} ${part}`))).filter((text) => text !== '').length,
    ),
  );
  return counts;
}

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
    for (const until = Date.now() + 10_000; Date.now() < until;) {
      await page.goto('/articles?order=newest');
      if ((await card.locator('img').count()) > 0) break;
    }
    const shape = (one: typeof card) =>
      one
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) =>
          Number(image.getAttribute('width')) === Number(image.getAttribute('height'))
            ? 'large'
            : 'small',
        );
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

row(
  'S3.package.1',
  'Package: name, subtitle, yearly price, average monthly text, suitability, feature list',
  [3, 3, 3, 3, 3, 3],
  (visitor) =>
    complete(visitor, '.plan', [
      'h3',
      '.plan-subtitle',
      '.plan-price b',
      '.plan-month',
      '.plan-head > p:not(.plan-subtitle)',
      '.plan-features ul',
    ]),
);
row('S3.package.2', 'One package has the popular flag', 1, async (visitor) =>
  (await visitor.reads('/')).locator('.plan-flag').count(),
);
row('S3.equipment.1', 'Equipment item: name, model, price, description', [6, 6, 6, 6], (visitor) =>
  complete(visitor, '.device', ['h3', '.device-model', '.device-price b', '.device-description']),
);
row('S3.equipment.2', 'Equipment item: four feature lines', [4, 4, 4, 4, 4, 4], async (visitor) =>
  (await visitor.reads('/'))
    .locator('.device details ul')
    .evaluateAll((all) => all.map((one) => one.children.length)),
);
row('S3.faq.1', 'FAQ item: question, answer', true, async (visitor) => {
  const [questions = 0, answers = 0] = await complete(visitor, '.faq details', ['summary', 'p']);
  return questions > 0 && questions === answers;
});
row('S3.workflow.1', 'Workflow step: number, title, description, time', [5, 5, 5, 5], (visitor) =>
  complete(visitor, '.workflow-steps > li', [
    '.workflow-number',
    'h3',
    '.workflow-description',
    '.workflow-time',
  ]),
);
