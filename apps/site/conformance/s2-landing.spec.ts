import { counts, row } from './row.ts';
import { actions, attributes, texts } from './visitor.ts';

// Spec §2, "Landing page".

const sections = [
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
];
row(
  'S2.landing.1',
  'Sections in order: header, hero, clinics, problems, groups, features, workflow, results, pricing, equipment, FAQ, footer',
  sections,
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
counts(
  'S2.landing.4',
  'Four problems with solutions, three user groups, eight features, five steps, results with stories, three packages, six devices',
  {
    '.pair-before': 4,
    '.pair-after': 4,
    'article.group': 3,
    '#features :is(.tile, .drawer)': 8,
    '.workflow-steps > li': 5,
    // Five results, and two claims.
    '.results :is(.figure-lead, .figure-list > div)': 7,
    '.results:has(.testimony)': 1,
    '.plan': 3,
    '.device': 6,
  },
);

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

row(
  'S2.faq.2',
  'FAQ: the first is open initially, one answer at a time, and a click on it closes it',
  [[0], [2], []],
  async (visitor) => {
    const page = await visitor.opens('/');
    const openOnes = () =>
      page
        .locator('.faq details')
        .evaluateAll((all) =>
          all.flatMap((one, index) => (one.hasAttribute('open') ? [index] : [])),
        );
    const states = [await openOnes()];
    for (let click = 0; click < 2; click++) {
      await page.locator('.faq summary').nth(2).click();
      states.push(await openOnes());
    }
    return states;
  },
);
