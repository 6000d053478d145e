import type { Page } from '@playwright/test';
import { row } from './row.ts';
import { attributes, texts } from './visitor.ts';

// Spec §2, "Landing page".

row(
  'S2.landing.1',
  'Sections in order: header, hero, clinics, problems, groups, features, workflow, results, pricing, equipment, FAQ, footer',
  [
    'site-bar',
    'hero',
    'trusted',
    'problems',
    'groups',
    'features',
    'workflow',
    'results',
    'pricing',
    'equipment',
    'faq',
    'contact',
    'site-footer',
  ],
  async (visitor) => {
    const page = await visitor.reads('/');
    const all = await attributes(
      page.locator('header.site-bar, main section, section.contact, footer'),
      'class',
    );
    return all.map((names) =>
      (names ?? '').split(' ').find((name) => !['section', 'deep'].includes(name)),
    );
  },
);
const named = ['home', 'features', 'pricing', 'equipment', 'contact'];
row(
  'S2.landing.2',
  'The sections have the ids home, features, pricing, equipment and contact',
  named,
  // The FAQ section has an id too, for the search.
  async (visitor) =>
    (await attributes((await visitor.reads('/')).locator('section[id]'), 'id')).filter((id) =>
      named.includes(id ?? ''),
    ),
);
row('S2.landing.3', 'Trusted clinics: eight logos with names', [8, 8], async (visitor) => {
  const page = await visitor.reads('/');
  const named = (await texts(page.locator('.clinic-names li'))).filter((text) => text !== '');
  return [await page.locator('.clinic-names li svg').count(), named.length];
});
row('S2.landing.4', 'Trusted clinics: three statistics', 3, async (visitor) =>
  (await visitor.reads('/')).locator('.trusted-stats dd').count(),
);
row('S2.landing.5', 'Problems versus solutions, four each', [4, 4], async (visitor) => {
  const page = await visitor.reads('/');
  return [await page.locator('.pair-before').count(), await page.locator('.pair-after').count()];
});
row('S2.landing.6', 'Three user groups', 3, async (visitor) =>
  (await visitor.reads('/')).locator('article.group').count(),
);
row('S2.landing.7', 'Eight feature cards', 8, async (visitor) =>
  (await visitor.reads('/')).locator('#features :is(.tile, .drawer)').count(),
);
row('S2.landing.8', 'A workflow of five steps', 5, async (visitor) =>
  (await visitor.reads('/')).locator('.workflow-steps > li').count(),
);
row(
  'S2.landing.9',
  'Results (five, and two claims) with success stories',
  [7, true],
  async (visitor) => {
    const page = await visitor.reads('/');
    const figures = page.locator('.results :is(.figure-lead, .figure-list > div)');
    return [await figures.count(), (await page.locator('.results .testimony').count()) > 1];
  },
);
row('S2.landing.10', 'Three packages, six devices', [3, 6], async (visitor) => {
  const page = await visitor.reads('/');
  return [await page.locator('.plan').count(), await page.locator('.device').count()];
});

/** The labels of the phone and LINE buttons of a block, and the target of the LINE button. */
async function actions(page: Page, block: string) {
  const phone = page.locator(`${block} a[href^="tel:"]`);
  const line = page.locator(`${block} a[href^="https://line.me/"]`);
  return [...(await texts(phone)), ...(await texts(line)), await line.getAttribute('target')];
}

row(
  'S2.hero.1',
  'Hero: a phone link to request a free demo, an external link to chat with the team',
  ['ขอทดลองใช้ฟรี 02-123-4567', 'คุยกับทีมงานทาง LINE(เปิดแท็บใหม่)', '_blank'],
  async (visitor) => actions(await visitor.reads('/'), '.hero'),
);
row(
  'S2.faq.1',
  'FAQ closing block: a phone link to talk to an expert, and the messaging link',
  ['โทรคุยกับผู้เชี่ยวชาญ', 'คุยทาง LINE(เปิดแท็บใหม่)', '_blank'],
  async (visitor) => actions(await visitor.reads('/'), '.faq-closing'),
);

const openOnes = (page: Page) =>
  page
    .locator('.faq details')
    .evaluateAll((all) => all.flatMap((one, index) => (one.hasAttribute('open') ? [index] : [])));

row('S2.faq.2', 'FAQ: the first is open initially', [0], async (visitor) =>
  openOnes(await visitor.reads('/')),
);
row('S2.faq.3', 'FAQ: one answer is open at a time', [2], async (visitor) => {
  const page = await visitor.opens('/');
  await page.locator('.faq summary').nth(2).click();
  return openOnes(page);
});
row('S2.faq.4', 'FAQ: clicking the open question closes it', [], async (visitor) => {
  const page = await visitor.opens('/');
  await page.locator('.faq summary').first().click();
  return openOnes(page);
});
